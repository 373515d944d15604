import { describe, expect, it } from 'vitest';
import { ALL_GAMES, fileOf, readFile, sumOf, writeGame } from './file';

const RECORDS = { summary: { id: 'a', name: 'Zoë 🐮' }, standing: null, turns: [{ n: 1 }] };

describe('a file of games', () => {
  it('has sums as ISO 3309 says', () => {
    expect(sumOf('123456789')).toBe('cbf43926');
    expect(sumOf('')).toBe('00000000');
  });

  it('is read as it was written', async () => {
    const text = await fileOf([writeGame(RECORDS), writeGame(RECORDS)], ALL_GAMES, 0).text();
    const game = { ...RECORDS, isIntact: true };
    expect(readFile(text)).toEqual({ kind: 'file', games: [game, game] });
    expect(readFile(`\uFEFF${text}`)).toMatchObject({ kind: 'file' });
  });

  it('tells which of its games was changed', async () => {
    const text = await fileOf([writeGame(RECORDS), writeGame(RECORDS)], ALL_GAMES, 0).text();
    const read = readFile(text.replace('Zoë', 'Zoe'));
    expect(read.kind === 'file' && read.games.map(({ isIntact }) => isIntact)).toEqual([false, true]);
  });

  it.each([
    ['The Bucket King', null, 'The Bucket King'],
    ['Büro Crazy', 'Zoë’s Friday 👩‍👧', 'Büro Crazy, Zoë’s Friday 👩‍👧'],
    ['The Bucket King', 'The Bucket King (2)', 'The Bucket King (2)'],
    ['Büro Crazy', 'a/b\\c:d*e?f"g<h>i|j\n\u0000k', 'Büro Crazy, a b c d e f g h i j k'],
    ['..', '../../etc/passwd. ', 'etc passwd'],
    ['\u202e', null, 'Tischlein'],
    ['?', '...', 'Tischlein'],
    ['con', null, '_con'],
    ['Nul.', 'Nul.json', '_Nul.json'],
    ['Bureaunauts', '\ud800', 'Bureaunauts'],
    ['Saludos Amigos!', '\u202egpj.exe', 'Saludos Amigos!, gpj.exe'],
    ['Bureaunauts', 'ä'.repeat(90), `Bureaunauts, ${'ä'.repeat(53)}`]
  ])('of %j with the name %j is called so that every system takes it', (box, title, name) => {
    expect(fileOf([], { box, title }, 0).name).toBe(`${name} 1970-01-01.json`);
  });

  it('may hold brackets in its texts, however many, and no more than that in its data', () => {
    const deep = JSON.stringify({ kind: '['.repeat(1000), quote: '\\"[[' });
    expect(readFile(deep)).toEqual({ kind: 'foreign' });
    expect(readFile('['.repeat(61) + ']'.repeat(61))).toEqual({ kind: 'tooDeep' });
    expect(readFile('['.repeat(60) + ']'.repeat(60))).toEqual({ kind: 'foreign' });
  });
});
