/** What a keen computer is asked in whole games of four, in the order in which it is asked. */
import { bucketKingMind } from '../../src/lib/bots/bucket-king';
import { bureaunautsMind } from '../../src/lib/bots/bureaunauts';
import { buroCrazyMind } from '../../src/lib/bots/buro-crazy';
import type { Mind, Task } from '../../src/lib/bots/mind';
import { saludosAmigosMind } from '../../src/lib/bots/saludos-amigos';
import type { Kinds } from '../../src/lib/kernel/game';
import { playOut, player } from '../../tests/minds/arena';

const SEATS = 4;

/** The tasks of the first games, until there are so many: what the other levels play decides nothing here. */
function asked<K extends Kinds>(mind: Mind<K>, least: number): readonly Task<K>[] {
  const tasks: Task<K>[] = [];
  const { game } = mind;
  const players = Array.from({ length: SEATS }, () => player(mind, 'fair'));
  for (let n = 1; tasks.length < least; n += 1) {
    const seed = n.toString(16).padStart(32, '5');
    playOut({ game, options: game.options.defaults, seats: SEATS }, seed, players, ({ task }) => {
      tasks.push({ ...task, level: 'keen' });
    });
  }
  return tasks;
}

/** What a worker searches for: The Bucket King's. */
export const searched = (least: number): readonly Task<Kinds>[] => asked(bucketKingMind, least);

/** How long each move takes that is judged in the page, in milliseconds, by game. */
export function judged(least: number): Readonly<Record<string, readonly number[]>> {
  const times = <K extends Kinds>(mind: Mind<K>): readonly number[] =>
    asked(mind, least).map((task) => {
      const begun = performance.now();
      mind.judge(task);
      return performance.now() - begun;
    });
  return {
    'Büro Crazy': times(buroCrazyMind),
    'Saludos Amigos!': times(saludosAmigosMind),
    Bureaunauts: times(bureaunautsMind)
  };
}
