import { describe, expect, it } from 'vitest';
import { bucketKing } from '../../src/lib/games/bucket-king';
import { middle } from '../saves/golden';
import { judge } from './stored';

describe('the judge of the crash test', () => {
  const save = middle(bucketKing, 'a');
  const { length } = save.turns;

  it('finds a game sound after its last acknowledged move, and one later', async () => {
    expect(await judge(save, length)).toEqual({ kind: 'sound', turns: length });
    expect(await judge(save, length - 1)).toEqual({ kind: 'sound', turns: length });
  });

  it('counts every acknowledged move that is not there', async () => {
    expect(await judge(save, length + 3)).toMatchObject({ kind: 'unsound', lost: 3 });
  });

  it('is not content with moves nobody made, turns that lead elsewhere, or a game that is gone', async () => {
    expect(await judge(save, length - 2)).toMatchObject({ kind: 'unsound', lost: 1 });
    expect(await judge({ ...save, turns: save.turns.slice(0, -1) }, length - 1)).toMatchObject({
      kind: 'unsound',
      lost: 1
    });
    expect(await judge({ summary: undefined, standing: undefined, turns: [] }, 0)).toMatchObject({
      kind: 'unsound',
      lost: 1
    });
  });
});
