import { describe, expect, it } from 'vitest';
import { saved, SEALS } from '../../../tests/saves/saved';
import { readListed, readSummary, serialize } from './records';

describe('what a list reads of a summary', () => {
  it('is what taking the game up reads, field by field', () => {
    const { summary } = serialize(saved('a', SEALS));
    const read = readSummary({ ...summary, mendedAt: 2 });
    const listed = readListed({ ...summary, mendedAt: 2 });
    if (read.kind !== 'read' || listed.kind !== 'read') throw new Error(read.kind);
    const { options, table, glance, ...shown } = read.record;
    expect([options, table, glance]).not.toContain(undefined);
    expect(listed.record).toEqual(shown);
    const wrong: readonly unknown[] = [undefined, null, '', 'x'.repeat(201), 'x\ud800', -1, 1.5, 1e300, [], [{}], {}];
    const looks = [0, 6, 7, -1, '1'].map((look) => [{ name: 'Anna', look }]);
    const seen = { readable: 0, unreadable: 0 };
    for (const key of Object.keys(listed.record)) {
      for (const value of [...wrong, ...looks]) {
        const other = { ...summary, [key]: value };
        const whole = readSummary(other);
        const part = readListed(other);
        expect([key, value, part.kind]).toEqual([key, value, whole.kind]);
        if (whole.kind === 'read' && part.kind === 'read') expect(whole.record).toMatchObject(part.record);
        seen[whole.kind === 'read' ? 'readable' : 'unreadable'] += 1;
      }
    }
    expect(Math.min(seen.readable, seen.unreadable)).toBeGreaterThan(5);
  });
});
