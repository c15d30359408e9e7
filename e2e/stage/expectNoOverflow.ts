import { expect, type Page } from '@playwright/test'

/** Nothing of a page is cut off sideways: it needs no more room than there is. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'pixels too wide',
  ).toBeLessThanOrEqual(0)
}
