import type { Locator, Page } from '@playwright/test'
import { networkOf } from './networkOf.ts'
import { expect, test as base } from '../test.ts'

type Network = Awaited<ReturnType<typeof networkOf>>

/** Alice in her week, two seconds away from her calendars. */
export const test = base.extend<{ network: Network }>({
  network: async ({ page, signedInAs, agenda }, use) => {
    const network = await networkOf(page)
    await signedInAs('alice')
    await agenda.view('Week')
    await network.change({ latencyMs: twoSeconds })
    await use(network)
  },
})

export const twoSeconds = 2_000

/** Waits until the network is quiet, however many requests follow each other. */
export async function rest(network: Network, page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const count = await network.pass(twoSeconds)
        const unsent = await page.getByRole('button', { name: /, (saving|not saved)$/ }).count()
        return count + unsent
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(0)
}

export { expect }

/**
 * Lets time pass until something is on screen: an edit is stored before it is sent, which takes real time.
 */
export async function passUntil(network: Network, shown: Locator): Promise<void> {
  await expect
    .poll(async () => (await network.pass(twoSeconds), shown.isVisible()), { intervals: [50] })
    .toBe(true)
}
