import { describe, expect, it, vi } from 'vitest';
import { attempt } from '../../src/lib/kernel/attempt';
import { judgeOf, type Kinds } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';
import { revealsNothing } from '../../src/lib/session/undo';
import { choicesFor, viewersOf, walk, type Deal, type Subject } from './laws';
import { bureaunautsSubject } from './bureaunauts.subject';
import { buroCrazySubject } from './buro-crazy.subject';
import { saludosAmigosSubject } from './saludos-amigos.subject';
import { bucketKingSubject, toySubject } from './subjects';

vi.setConfig({ testTimeout: 120_000 });

/**
 * Looks at every move of some random games that could be taken back, as the table judges by what `imagine` makes up; and
 * holds against it what `disturb` knows of secrets, which has never seen `imagine`. Returns how many moves those were.
 */
function undoable<K extends Kinds>(subject: Subject<K>, deal: Omit<Deal<K>, 'seed'>, games: number): number {
  const { game } = subject;
  let harmless = 0;
  for (let n = 0; n < games; n += 1) {
    const seed = n.toString(16).padStart(32, '3');
    let before: K['state'] | null = null;
    for (const { state, entries } of walk(subject, { ...deal, seed })) {
      const entry = entries.at(-1);
      const was = before;
      before = state;
      if (was === null || entry?.kind !== 'move') continue;
      const random = randomFor(seed, entries.length);
      const real = attempt(game, was, entry.mover, entry.move, random);
      if (!real.ok) throw new Error('a move that was played is refused');
      const dreams = choicesFor(seed, entries.length);
      if (random.draws > 0 || !revealsNothing(game, was, entry.mover, entry.move, real.played, dreams)) continue;
      harmless += 1;
      for (const viewer of viewersOf(deal.seats)) {
        if (viewer === entry.mover) continue;
        const other = subject.disturb(was, viewer, dreams);
        const judge = judgeOf(game.view(was, 'onlooker'), entry.mover);
        // In the other truth, too, something could have been done that this viewer can't tell from it.
        const could = [entry.move, ...game.moves(game.view(other, judge), entry.mover)].some((move) => {
          const tried = attempt(game, other, entry.mover, move, randomFor(seed, entries.length));
          return (
            tried.ok &&
            JSON.stringify(game.view(tried.played.state, viewer)) ===
              JSON.stringify(game.view(real.played.state, viewer))
          );
        });
        expect(could, `${game.id}, seed ${seed}, move ${String(entries.length)}, seen by ${String(viewer)}`).toBe(true);
      }
    }
  }
  return harmless;
}

describe('a move that can be taken back has told nobody what was hidden', () => {
  it('in the toy game', () => {
    expect(undoable(toySubject, { options: { swaps: true }, seats: 3, policy: 'curious' }, 12)).toBeGreaterThan(30);
  });

  it('in The Bucket King', () => {
    const options = { ...bucketKingSubject.game.options.defaults, drawOrLose: true, equalsTurn: true };
    expect(undoable(bucketKingSubject, { options, seats: 3, policy: 'curious' }, 4)).toBeGreaterThan(8);
  });

  it('in Büro Crazy', () => {
    const options = buroCrazySubject.game.options.defaults;
    expect(undoable(buroCrazySubject, { options, seats: 3, policy: 'curious' }, 3)).toBeGreaterThan(20);
  });

  it('in Saludos Amigos!', () => {
    const options = saludosAmigosSubject.game.options.defaults;
    expect(undoable(saludosAmigosSubject, { options, seats: 2, policy: 'curious' }, 1)).toBeGreaterThan(20);
  });

  it('in Bureaunauts', () => {
    const options = { ...bureaunautsSubject.game.options.defaults, budget: 3, closing: 12 } as const;
    expect(undoable(bureaunautsSubject, { options, seats: 2, policy: 'progress' }, 1)).toBeGreaterThan(20);
  });
});
