import { expect, test } from '@playwright/test';

test('plays on without a network once the shelf says so', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByText('Ready for offline', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page this device has never been on, with a question no file answers.
  await page.goto('/bucket-king?game=none');
  await expect(page.getByRole('heading').first()).toBeVisible();
});
