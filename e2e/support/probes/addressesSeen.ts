import type { Page } from '@playwright/test'

/** Every address of the application that the tab's history holds, the one on screen among them. */
export const addressesSeen = (page: Page): Promise<string> =>
  page.evaluate(() => [location.href, ...window.navigation.entries().map(({ url }) => url ?? '')].join('\n'))
