import { expect, type Browser, type Page } from '@playwright/test'
import { people, type PersonName } from '#mocks/people.ts'
import type { WorldName } from '#mocks/worldNames.ts'
import { signInAtProvider, takeSeat } from './signIn.ts'
import type { SignedIn, Target } from './targets/Target.ts'

type Beside = {
  /** The page of the story. */
  readonly page: Page
  readonly browser: Browser
  readonly target: Target
  readonly world: WorldName
  readonly session: () => Promise<SignedIn>
}

/** Opens the application as another person, while the first one looks. */
export async function personBeside({ page, browser, target, world, session }: Beside, name: PersonName) {
  const theirs = await (target.kind === 'real'
    ? inAnotherBrowser(browser, target, await session())
    : inAnotherTab(page, `${target.url}?world=${world}`, name))
  await expect(theirs.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  return theirs
}

async function inAnotherBrowser(browser: Browser, { url }: Target, session: SignedIn): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await takeSeat(page, url, session)
  await page.goto(url)
  return page
}

/**
 * The mocked service of one browser is not that of another, but its tabs share a world. The tab hears nothing of who
 * signs in elsewhere, as if it were another browser.
 */
async function inAnotherTab(page: Page, address: string, name: PersonName): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.addInitScript(
    ([ours, theirs]) => {
      window.BroadcastChannel = class extends BroadcastChannel {
        constructor(channel: string) {
          super(channel === ours ? theirs : channel)
        }
      }
    },
    ['kalends', `kalends of ${people[name].id}`] as const,
  )
  // Who comes back from a provider with an error is not sent there again, where the first person is remembered.
  await tab.goto(`${address}&error=access_denied&state=unknown`)
  await tab.getByRole('button', { name: 'Use another account' }).click()
  await signInAtProvider(tab, name)
  return tab
}
