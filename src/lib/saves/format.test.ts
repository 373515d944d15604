import { describe, expect, it } from 'vitest';
import type { Game } from '../kernel/game';
import { Journal } from '../kernel/journal';
import { SEALS, saved } from '../../../tests/saves/saved';
import { toy, type Toy } from '../table/testing/toy';
import { readSave } from './format';

describe('reading a save', () => {
  const moved: Game<Toy> = { ...toy, migrations: [(old) => ({ ...(old as Toy['state']), greetings: 2 })] };

  it('plays its turns again and agrees with where it stands', async () => {
    const save = saved('a', SEALS);
    expect(await readSave(toy, save)).toEqual({
      kind: 'read',
      save,
      options: { greetings: 1 },
      state: save.standing.now,
      journal: expect.any(Journal) as Journal<Toy>,
      rebased: false,
      isUnproved: false
    });
  });

  it('plays no turn twice, and hands on the states on the way', async () => {
    const save = saved('a', SEALS);
    let plays = 0;
    const play: typeof toy.play = (...given) => {
      plays += 1;
      return toy.play(...given);
    };
    const read = await readSave({ ...toy, play }, save);
    if (read.kind !== 'read') throw new Error(read.kind);
    const states = save.turns.map(({ n }) => read.journal.stateAt(n));
    expect(states.at(-1)).toEqual(save.standing.now);
    expect(states).not.toContain(null);
    expect(plays).toBe(save.turns.length);
  });

  it('lets where it stands win where an undo takes back what never stood', async () => {
    const save = saved('a', SEALS);
    const entry = { kind: 'undo', to: 9 } as const;
    const turns = [...save.turns, { id: 'a', n: save.turns.length + 1, entry, news: [], chance: false, at: 9 }];
    const read = await readSave(toy, { ...save, turns });
    expect(read).toMatchObject({ kind: 'read', rebased: true, state: save.standing.now });
  });

  it('lets where it stands win when the turns lead elsewhere, and goes on in a new journal', async () => {
    const save = saved('a', SEALS);
    const now = { ...save.standing.now, greeted: 0 };
    const read = await readSave(toy, { ...save, standing: { ...save.standing, now } });
    expect(read).toMatchObject({
      kind: 'read',
      rebased: true,
      state: now,
      save: { standing: { base: { turns: 3, moves: 3, state: now } } }
    });
    // From then on it agrees with itself.
    expect(read.kind === 'read' && (await readSave(toy, read.save))).toMatchObject({ kind: 'read', rebased: false });
  });

  it('brings an older one up to date and keeps its turns', async () => {
    const save = saved('a', SEALS);
    expect(await readSave(moved, save)).toMatchObject({
      kind: 'read',
      rebased: true,
      state: { greetings: 2, greeted: 1 },
      save: { summary: { version: 1 }, standing: { base: { turns: 3, moves: 3 } }, turns: { length: 3 } }
    });
  });

  it('knows where a journal began anew because its moves led elsewhere, whatever the version of the rules', async () => {
    const save = saved('a', SEALS);
    const base = { turns: 2, moves: 2, state: saved('a', SEALS.slice(0, 2)).standing.now };
    const mendedAt = async (game: Game<Toy>, standing: object, version = 0): Promise<unknown> => {
      const read = await readSave(game, {
        ...save,
        summary: { ...save.summary, version },
        standing: { ...save.standing, ...standing }
      });
      return read.kind === 'read' ? read.save.summary.mendedAt : read;
    };
    const elsewhere = { now: { ...save.standing.now, greeted: 0 } };
    // By an app that did not note it yet, then by one with newer rules, which begin a journal anew themselves.
    expect(await mendedAt(toy, { base })).toBe(2);
    expect(await mendedAt(moved, { base })).toBe(2);
    expect(await mendedAt(moved, {})).toBe(undefined);
    expect(await mendedAt(moved, { base }, 1)).toBe(undefined);
    expect(await mendedAt(moved, elsewhere, 1)).toBe(3);
    expect(await mendedAt(toy, elsewhere)).toBe(3);
  });

  it('leaves a newer one, a broken one and one of another game alone', async () => {
    const save = saved('a', SEALS);
    expect(await readSave(toy, { ...save, summary: { ...save.summary, version: 1 } })).toEqual({ kind: 'newer' });
    expect(await readSave({ ...toy, id: 'other' }, save)).toEqual({ kind: 'otherGame' });
    expect(await readSave(toy, { ...save, summary: { id: 'a' } })).toEqual({ kind: 'damaged' });
    expect(await readSave(toy, { ...save, standing: undefined })).toEqual({ kind: 'damaged' });
    expect(await readSave(toy, { ...save, turns: save.turns.slice(1) })).toEqual({ kind: 'damaged' });
    expect(await readSave(toy, { ...save, standing: { ...save.standing, now: {} } })).toEqual({ kind: 'damaged' });
    expect(await readSave(toy, { ...save, standing: { ...save.standing, now: { secret: true } } })).toEqual({
      kind: 'unsound'
    });
  });

  it('refuses a state, and news, that the game calls unsound, before any rule is asked', async () => {
    const save = saved('a', SEALS);
    const asked: string[] = [];
    const watched: Game<Toy> = { ...toy, view: (state, viewer) => (asked.push('view'), toy.view(state, viewer)) };
    const [first, ...rest] = save.turns;
    const unsound = [
      { ...save, standing: { ...save.standing, now: { ...save.standing.now, numbers: ['many', 3] } } },
      { ...save, standing: { ...save.standing, began: [{ kind: 'dealt', seat: 9, number: 1 }] } },
      { ...save, turns: [{ ...first, news: [{ kind: 'nonsense' }] }, ...rest] }
    ];
    for (const one of unsound) expect(await readSave(watched, one)).toEqual({ kind: 'unsound' });
    expect(asked).toEqual([]);
  });

  it('plays nothing from a base that is unsound: where it stands wins', async () => {
    const save = saved('a', SEALS);
    const base = { turns: 3, moves: 3, state: { ...save.standing.now, greetings: NaN } };
    expect(await readSave(toy, { ...save, standing: { ...save.standing, base } })).toMatchObject({
      kind: 'read',
      rebased: true,
      state: save.standing.now
    });
  });
});
