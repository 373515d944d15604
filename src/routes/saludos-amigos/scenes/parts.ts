/** What the scenes of Saludos Amigos! have in common. */
import type { News, SaludosAmigos, View } from '$lib/games/saludos-amigos';
import type { Beat, Cue, Pose, Room, Scene } from '$lib/table/show/scene';
import { mogulsOn, stepsBetween } from '../drawings/track';

export type Shown = Scene<SaludosAmigos>;
export type Players = Room['players'];
export type Of<Kind extends News['kind']> = Extract<News, { kind: Kind }>;
/** What a piece of news shows, and how the table stands then, as far as it is told. */
export interface Act {
  readonly scenes: readonly Shown[];
  readonly stands: View;
}

/** A mogul goes on, or back, a space; and all of the way at most. Milliseconds. */
export const ON = { space: 130, most: 1300 };
export const BACKWARD = { space: 110, most: 1200 };

export const still: Pose = { translate: '0px 0px' };

/** A sound of the first of several that move alike. */
export const heard = (is: boolean, cue: Cue): { readonly cue?: Cue } => (is ? { cue } : {});

/** The moguls step from space to space, each by itself; whoever shared a space with them makes room. */
export function walks(before: View, money: readonly number[], { space, most }: typeof ON): readonly Beat[] {
  const [from, to] = [mogulsOn(before.money), mogulsOn(money)];
  const spaces = Math.max(1, ...money.map((millions, seat) => Math.abs(millions - (before.money[seat] ?? 0))));
  const each = Math.min(space, most / spaces);
  let isFirst = true;
  return from.flatMap((start, seat): readonly Beat[] => {
    const end = to[seat];
    if (end === undefined || (start.x === end.x && start.y === end.y)) return [];
    const steps = stepsBetween(before.money[seat] ?? 0, money[seat] ?? 0);
    const how = [start, ...steps, end].map(({ x, y }): Pose => ({ translate: `${String(x)}px ${String(y)}px` }));
    const beat: Beat = {
      who: `mogul:${String(seat)}`,
      at: 0,
      ms: Math.round(each * (steps.length + 1)),
      how,
      ...heard(isFirst, 'tick')
    };
    isFirst = false;
    return [beat];
  });
}
