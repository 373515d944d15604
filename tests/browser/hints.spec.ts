/** Hints: switched on while the table is set, asked for in the open hand, and picked there without being played. */
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';
import { records } from './store';
import { expect, test } from './test';

test('a hint is switched on at set-up, asked for in the hand, and picked without being played', async ({ page }) => {
  const table = new Driver(page);
  const { say } = table;
  await page.goto('/new/bucket-king');
  for (const [seat, name] of ['Anna', 'Ben'].entries()) {
    await page.getByRole('textbox', { name: m.new_name_of({ number: seat + 1 }, say) }).fill(name);
  }
  await table.button(m.new_more_about({ name: 'Anna' }, say)).click();
  await page.getByRole('switch', { name: m.new_hints({ name: 'Anna' }, say) }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: m.close({}, say) })
    .click();
  await table.option(m.new_starter({}, say), 'Ben');
  await table.button(m.new_start({ count: 2 }, say)).click();

  const hint = page.getByRole('button', { name: m.hint({}, say), exact: true });
  await expect(table.table()).toContainText(m.hint_gets({ name: 'Anna' }, say));
  await expect(hint).toHaveCount(0);
  await table.hold('Anna');
  const before = (await records(page)).turns.length;
  await hint.click();
  const bubble = page.getByRole('note', { name: m.bk_hint_build({}, say) });
  await bubble.getByRole('button', { name: m.hint_pick({}, say) }).click();
  await expect(bubble).toHaveCount(0);
  await expect(table.button(m.bk_build_seal({}, say))).not.toHaveAttribute('aria-disabled');
  expect((await records(page)).turns).toHaveLength(before);
});
