import type { Page } from '@playwright/test'

/**
 * Everything a browser stores for the application where a page may read it: storages, caches, addresses, and
 * the page itself.
 */
export const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const answers = (await cache.keys()).map(async (request) => (await cache.match(request))?.text())
      return Promise.all(answers)
    })
    return JSON.stringify([
      { ...window.sessionStorage },
      { ...window.localStorage },
      await Promise.all(cached),
      window.navigation.entries().map(({ url }) => url),
      document.documentElement.outerHTML,
    ])
  })
