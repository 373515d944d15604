/** How a game went, as a chart tells it: what is told of each turn, the steps of the story, and where it turned. */
import type { Kinds, Seat } from '../../kernel/game';
import type { Table } from '../../session/table.svelte';
import type { Chapter, Opened } from '../ending';

/** What the table heard of a game that is over, turn by turn; what was seen is looked up where it is asked for. */
export function toldBy<K extends Kinds>(table: Table<K>): readonly Opened<K>[] {
  return table.log
    .filter(({ kind }) => kind === 'move')
    .map(({ n, news }) => ({
      n,
      news,
      get view() {
        return n < table.earliest ? null : (table.past(n)?.view ?? null);
      },
      secret: (seat) => (n < table.earliest ? null : table.secret(n, seat))
    }));
}

/** A step of the story, and the turns that it is made of. */
export interface Step {
  /** Which chapter, and which of its moments. */
  readonly chapter: number;
  readonly at: number;
  readonly turns: readonly number[];
}

/** The steps of these chapters: each of these turns belongs to one, the last of them all that comes after. */
export function stepsOf(chapters: readonly Chapter[], turns: readonly number[]): readonly Step[] {
  const ends = chapters.flatMap(({ moments }, chapter) => moments.map(({ n }, at) => ({ n, chapter, at })));
  return ends.map(({ n, chapter, at }, i) => {
    const [from, to] = [ends[i - 1]?.n ?? -1, i === ends.length - 1 ? Infinity : n];
    return { chapter, at, turns: turns.filter((turn) => turn > from && turn <= to) };
  });
}

/** Where a story took a turn. */
export interface TurningPoint {
  /** Which moment of its chapter. */
  readonly at: number;
  /** Whose: the seat that lost or won most then, or that came into the lead. */
  readonly seat: Seat;
  /** The last step at which anything changed is the `end`. */
  readonly kind: 'change' | 'lead' | 'end';
  /** By how much the value of that seat changed then. */
  readonly change: number;
}

/** More would be no turning points any more. */
const MOST = 4;
/** By so much things change at every step. */
const LITTLE = 1;

/**
 * The turning points of a chapter, in their order: the end, the largest losses or gains of one seat in one step, and changes
 * of the lead, the last of them before all others.
 */
export function turningPoints({ moments }: Pick<Chapter, 'moments'>): readonly TurningPoint[] {
  const steps = moments.slice(1).flatMap(({ values }, i): readonly TurningPoint[] => {
    const changes = values.map((value, seat) => (value ?? 0) - (moments[i]?.values[seat] ?? value ?? 0));
    const change = changes.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
    return change === 0 ? [] : [{ at: i + 1, seat: changes.indexOf(change), kind: 'change', change }];
  });
  const end = steps.at(-1);
  if (end === undefined) return [];

  const leads: TurningPoint[] = [];
  let leader: Seat | null = null;
  for (const [at, { values }] of moments.entries()) {
    const most = Math.max(...values.map((value) => value ?? -Infinity));
    const first = values.indexOf(most);
    if (first === -1 || values.lastIndexOf(most) !== first) continue;
    const change = most - (moments[at - 1]?.values[first] ?? most);
    if (leader !== null && leader !== first) leads.push({ at, seat: first, kind: 'lead', change });
    leader = first;
  }

  const large = steps
    .filter(({ change }) => Math.abs(change) > LITTLE)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.at - b.at);
  const [first, second, ...smaller] = large.filter(({ at }) => at !== end.at);
  const lead = leads.toReversed().find(({ at }) => at !== end.at && at !== first?.at && at !== second?.at);
  const found = new Map<number, TurningPoint>([[end.at, { ...end, kind: 'end' }]]);
  for (const point of [first, second, lead, ...smaller, ...leads.toReversed()]) {
    if (point !== undefined && !found.has(point.at) && found.size < MOST) found.set(point.at, point);
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at);
}

/** Where a chapter is opened: at its last turning point, and at the end where there is no other. */
export function openedAt(chapter: Chapter, points: readonly TurningPoint[]): number {
  return (points.findLast(({ kind }) => kind !== 'end') ?? points.at(-1))?.at ?? chapter.moments.length - 1;
}

/** "−5": with the sign that is as wide as a plus. */
export function signed(change: number): string {
  return change < 0 ? `−${String(-change)}` : `+${String(change)}`;
}

/** From where to where a chart goes up, and the round numbers at its side: about so many of them. */
export function marked(
  values: readonly number[],
  many: number
): { readonly least: number; readonly most: number; readonly marks: readonly number[] } {
  const most = Math.max(1, ...values);
  const lowest = Math.min(most, ...values);
  // Where nothing comes near to 0, that much room would be empty and the lines flat.
  const isHigh = lowest < most && lowest > most / 4;
  const raw = (most - (isHigh ? lowest : Math.min(0, lowest))) / Math.max(1, many);
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
  const step = [1, 2, 5, 10].map((times) => times * unit).find((size) => size >= raw) ?? unit;
  const first = (isHigh ? Math.floor(lowest / step) : Math.ceil(Math.min(0, lowest) / step)) * step;
  const marks = Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
  return { least: isHigh ? first : Math.min(0, lowest), most, marks };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How finely a free place is looked for, in px; by how much it rather lies above or below than aside. */
const [FINE, ASIDE] = [4, 1.5] as const;

/** Where each of these in turn lies: as near as it can be to its own spot, so far from all before it, and inside of this. */
export function apart<S extends Spot>(
  spots: readonly S[],
  far: number,
  { left, right, top, bottom }: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>
): readonly (S & { readonly lies: Spot })[] {
  const found: (S & { readonly lies: Spot })[] = [];
  const many = Math.ceil(Math.max(bottom - top, 2 * far) / FINE);
  const steps = Array.from({ length: 2 * many + 1 }, (_, i) => (i - many) * FINE);
  for (const spot of spots) {
    const near = { x: Math.max(left, Math.min(spot.x, right)), y: Math.max(top, Math.min(spot.y, bottom)) };
    const free = steps
      .flatMap((across) => steps.map((down) => ({ x: near.x + across, y: near.y + down })))
      .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
      .filter(({ x, y }) => found.every(({ lies }) => Math.hypot(lies.x - x, lies.y - y) >= far));
    const away = ({ x, y }: Spot): number => Math.hypot((x - near.x) * ASIDE, y - near.y);
    found.push({ ...spot, lies: free.toSorted((a, b) => away(a) - away(b))[0] ?? near });
  }
  return found;
}
