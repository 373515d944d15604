import { describe, expect, it } from 'vitest';
import { fileOf, readFile, sumOf, writeGame } from './file';

const RECORDS = { summary: { id: 'a', name: 'Zoë 🐮' }, standing: null, turns: [{ n: 1 }] };

describe('a file of games', () => {
  it('has sums as ISO 3309 says', () => {
    expect(sumOf('123456789')).toBe('cbf43926');
    expect(sumOf('')).toBe('00000000');
  });

  it('is read as it was written', async () => {
    const text = await fileOf([writeGame(RECORDS), writeGame(RECORDS)], 'tischlein', 0).text();
    const game = { ...RECORDS, isIntact: true };
    expect(readFile(text)).toEqual({ kind: 'file', games: [game, game] });
    expect(readFile(`\uFEFF${text}`)).toMatchObject({ kind: 'file' });
  });

  it('tells which of its games was changed', async () => {
    const text = await fileOf([writeGame(RECORDS), writeGame(RECORDS)], 'tischlein', 0).text();
    const read = readFile(text.replace('Zoë', 'Zoe'));
    expect(read.kind === 'file' && read.games.map(({ isIntact }) => isIntact)).toEqual([false, true]);
  });

  it('may hold brackets in its texts, however many, and no more than that in its data', () => {
    const deep = JSON.stringify({ kind: '['.repeat(1000), quote: '\\"[[' });
    expect(readFile(deep)).toEqual({ kind: 'foreign' });
    expect(readFile('['.repeat(61) + ']'.repeat(61))).toEqual({ kind: 'tooDeep' });
    expect(readFile('['.repeat(60) + ']'.repeat(60))).toEqual({ kind: 'foreign' });
  });
});
