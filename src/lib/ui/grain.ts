/** Wood, drawn by numbers: the same seed gives the same boards. Decoration only. */

interface Board {
  readonly at: number;
  readonly height: number;
  readonly dark: boolean;
  readonly grain: readonly { readonly d: string; readonly opacity: number; readonly width: number }[];
  readonly knot: { readonly x: number; readonly y: number } | null;
}

/** Draws between 0 and 1, the same ones for the same seed. (mulberry32) */
function draws(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Boards one below the other, filling a length by a height. */
export function boards(length: number, height: number, count: number, seed: number, lines: number): readonly Board[] {
  const draw = draws(seed);
  const thick = height / count;
  return Array.from({ length: count }, (_, i) => {
    const at = i * thick;
    const grain = Array.from({ length: lines }, () => {
      const y = at + thick * (0.08 + 0.84 * draw());
      const bend = (draw() - 0.5) * thick * 0.22;
      return {
        d: `M0 ${String(round(y))}C${String(round(length * 0.3))} ${String(round(y + bend))} ${String(round(length * 0.6))} ${String(round(y - bend))} ${String(length)} ${String(round(y + bend / 2))}`,
        opacity: round((0.05 + draw() * 0.13) * 10) / 10,
        width: round(0.8 + draw() * 1.8)
      };
    });
    const knot =
      draw() > 0.35 ? { x: round(length * (0.1 + 0.8 * draw())), y: round(at + thick * (0.3 + 0.4 * draw())) } : null;
    return { at: round(at), height: round(thick), dark: i % 2 === 1, grain, knot };
  });
}
