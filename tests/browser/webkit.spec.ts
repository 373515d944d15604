import { expect, nextWord, test } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { Host } from './versions';
import { WebKit } from './webkit';

const en = { locale: 'en' } as const;

test('in WebKitGTK a game is begun, handed over, played, reloaded, continued, and taken up with no network', async () => {
  test.setTimeout(240_000);
  const host = await Host.open();
  const window = await WebKit.open(nextWord());
  try {
    await window.goto(`${host.url}/`);
    // WebKitGTK leaves a worker `installing` for good when its page is loaded again while that worker starts.
    await window.sees(m.offline_ready({}, en));
    // Its driver can't hold.
    const settings = { language: 'en', withoutHolding: 'yes' };
    await window.evaluate(
      Object.entries(settings)
        .map(([key, value]) => `localStorage.setItem('tischlein.${key}', '${value}');`)
        .join('')
    );
    await window.reload();
    await window.sees(m.offline_ready({}, en));
    await window.press(m.shelf_set_table({ game: m.bk_name({}, en) }, en), 'begins');
    await window.fill(m.new_name_of({ number: 1 }, en), 'Anna');
    await window.fill(m.new_name_of({ number: 2 }, en), 'Ben');
    await window.press(m.new_start({ count: 2 }, en));

    const iAm = (name: string): string => m.table_curtain_i_am({ name }, en);
    const takesPart = async (name: string): Promise<void> => {
      await window.pressUntil(iAm(name), m.table_curtain_show({}, en));
      await window.pressUntil(m.table_curtain_show({}, en), m.bk_build_suggest({}, en));
      await window.press(m.bk_build_suggest({}, en));
      await window.press(m.bk_build_seal({}, en));
    };
    // Whoever is first to lead builds last: let the page say who takes the tablet.
    const said = async (): Promise<string> => String(await window.evaluate('return document.body.innerText'));
    await expect.poll(said, { timeout: 60_000 }).toMatch(/I am (Anna|Ben)/);
    const [first, second] = (await said()).includes(iAm('Anna')) ? ['Anna', 'Ben'] : ['Ben', 'Anna'];
    await takesPart(first);
    await window.sees(iAm(second));

    await window.reload();
    await window.sees(iAm(second));
    await window.goto(`${host.url}/`);
    await window.press(m.shelf_continue({}, en), 'begins');
    await window.sees(iAm(second));

    await host.stop();
    await window.goto(`${host.url}/`);
    await window.press(m.shelf_continue({}, en), 'begins');
    await window.sees(iAm(second));
  } finally {
    await window.close();
    await host.close();
  }
});
