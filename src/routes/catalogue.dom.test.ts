import { describe, expect, it } from 'vitest';
import { GAMES } from '$lib/games';
import { bucketKing } from '$lib/games/bucket-king';
import { randomFor } from '../lib/kernel/random';
import { LANGUAGES, setLocale } from '../lib/settings/language.svelte';
import { boxOf, CATALOGUE, type CatalogueEntry } from './catalogue';

const players = ['Anna', 'Ben'].map((name, look) => ({ name, look }));

describe('The catalogue', () => {
  it('has a box for every game, with the page of its id', () => {
    expect(GAMES.map(({ id }) => boxOf(id)?.page)).toEqual(GAMES.map(({ id }) => `/${id}`));
    expect(Object.keys(CATALOGUE)).toHaveLength(GAMES.length);
  });

  it('draws a name that is translated in every language upon its box', () => {
    const drawn = LANGUAGES.map((locale) => {
      setLocale(locale);
      return Object.values<CatalogueEntry>(CATALOGUE).map(({ name, title }) => ({ name: name(), title: title?.() }));
    });
    for (const [nth, { id }] of GAMES.entries()) {
      const names = new Set(drawn.map((boxes) => boxes[nth]?.name));
      const titles = new Set(drawn.map((boxes) => boxes[nth]?.title));
      expect(titles.size, id).toBe(names.size);
    }
  });

  it('says where a game stands by what was saved of it', async () => {
    const { state } = bucketKing.setup(bucketKing.options.defaults, 2, randomFor('0'.repeat(32), 0));
    const say = await CATALOGUE['bucket-king'].statusLine();
    expect(say(JSON.parse(JSON.stringify(bucketKing.view(state, 'onlooker'))), players)).not.toBe('');
  });

  it('says nothing where it can’t read what an app of another day has saved', async () => {
    const say = await CATALOGUE.bureaunauts.statusLine();
    expect([null, 'somewhere', 7, [], {}].map((glance) => say(glance, players))).toEqual(
      Array.from({ length: 5 }, () => '')
    );
  });
});
