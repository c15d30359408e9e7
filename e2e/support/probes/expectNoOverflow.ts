import { expect, type Page } from '@playwright/test'

/** Nothing of a page, nor of a dialog over it, is cut off at the sides: it is not wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate<number>(overflow), 'pixels too wide').toBeLessThanOrEqual(0)
}

const overflow = `Math.max(
  ...[document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] > *')].map(
    (each) => each.scrollWidth - each.clientWidth,
  ),
)`
