import { expectNoViolations } from './looks';
import { expect, test } from './test';
import * as m from '../../src/lib/paraglide/words.js';

const en = { locale: 'en' } as const;

test('an iPad is shown the two taps, and is not asked again', async ({ page }) => {
  // What Safari on an iPad has and no other browser does.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.goto('/');
  const keeping = page.getByRole('contentinfo').getByRole('button');
  await keeping.click();
  await expect(page.getByText(m.install_tap_share({}, en))).toBeVisible();
  await expect(page.getByText(m.install_tap_add({}, en))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: m.install_done({}, en) }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keeping.click();
  await expect(page.getByRole('button', { name: m.install_done({}, en) })).toHaveCount(0);
});

test('a browser that can install is asked by the button, not before', async ({ page }) => {
  await page.goto('/');
  // The shelf stands before the app lives; its buttons hear once it does.
  await expect(page.getByRole('contentinfo').getByRole('button')).toBeEnabled();
  const prevented = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset['asked'] = 'yes';
        return Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome: 'accepted' })
    });
    dispatchEvent(offer);
    return offer.defaultPrevented;
  });
  expect(prevented).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await page.getByRole('contentinfo').getByRole('button').click();
  await page.getByRole('button', { name: m.install_now({}, en) }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an app on the home screen is not told how to get there', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(page.getByRole('heading', { name: m.shelf_keeping({}, en) })).toBeVisible();
  await expect(page.getByText(m.install_title({}, en))).toHaveCount(0);
});
