import { describe, expect, it } from 'vitest';
import { GAMES } from '$lib/games';
import type { Option } from '$lib/kernel/options';
import type { Kinds } from '$lib/kernel/game';
import type { OptionWords, Setup } from '$lib/table/screens';
import type { Topic } from '$lib/ui/help/topic';

type Topics = Readonly<Record<string, Topic>>;
const SETUPS = import.meta.glob<Setup<Kinds>>('./*/setup.ts', { import: 'setup' });
const TOPICS = import.meta.glob<Topics>('./*/help/topics.ts', { import: 'TOPICS' });

describe.each(GAMES.map(({ id }) => id))('The house rules of %s', (id) => {
  async function known(): Promise<readonly [Readonly<Record<string, Option<unknown>>>, Topics]> {
    const game = await GAMES.find((listed) => listed.id === id)?.load();
    const topics = await TOPICS[`./${id}/help/topics.ts`]?.();
    if (game === undefined || topics === undefined) throw new Error(id);
    return [{ ...game.options.each }, topics];
  }

  it('are explained in the help under the name of their option, which is how a table finds those it plays by', async () => {
    const [options, topics] = await known();
    const explained = Object.keys(topics).filter((name) => topics[name]?.source === 'house');
    expect(explained.length).toBeGreaterThan(0);
    expect(Object.keys(options)).toEqual(expect.arrayContaining(explained));
  });

  it('that are on or off are all explained', async () => {
    const [options, topics] = await known();
    const flags = Object.keys(options).filter((name) => options[name]?.kind === 'flag');
    expect(flags.filter((name) => topics[name]?.source !== 'house')).toEqual([]);
  });

  it('are called so while a table is set, and no other option is', async () => {
    const [, topics] = await known();
    const setup = await SETUPS[`./${id}/setup.ts`]?.();
    const words = Object.entries<OptionWords<never>>(setup?.options ?? {});
    expect(words.length).toBeGreaterThan(0);
    for (const [name, { house }] of words)
      expect([name, house === true]).toEqual([name, topics[name]?.source === 'house']);
  });
});
