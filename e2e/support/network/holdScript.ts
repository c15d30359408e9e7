import { expect, type Page } from '@playwright/test'

type HeldScript = {
  /** Until the page has asked for it. */
  readonly asked: () => Promise<void>
  /** It comes. */
  readonly release: () => void
}

/** A script of the build, by the beginning of its name, does not come until it is released. */
export async function holdScript(page: Page, name: string): Promise<HeldScript> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isAsked = false
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    isAsked = true
    await promise
    await route.continue()
  })
  return {
    asked: () => expect.poll(() => isAsked).toBe(true),
    release: () => resolve(),
  }
}
