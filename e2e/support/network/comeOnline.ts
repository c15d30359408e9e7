import type { Page } from '@playwright/test'

/** As if the device had lost its network and found it again: failed requests are repeated at once. */
export async function comeOnline(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
}
