import type { Page } from '@playwright/test'

/** Every address of the application in the tab's history, including the present one. */
export const addressesSeen = (page: Page): Promise<string> =>
  page.evaluate(() => [location.href, ...window.navigation.entries().map(({ url }) => url ?? '')].join('\n'))
