import { expect, type Browser, type Page } from '@playwright/test'
import { people, type PersonName } from '#mocks/people.ts'
import { pageSentences } from '#server/embedded/pageSentences.ts'
import type { SignedIn } from './targets/Target.ts'

/** Types a person's name and password at the provider's own page, which is in this language. */
export async function signInAtProvider(
  page: Page,
  name: PersonName,
  language: keyof typeof pageSentences = 'en',
): Promise<void> {
  const { email } = people[name]
  const words = pageSentences[language]
  // Before it come the application, which is loaded for the first time, and two redirections.
  await page.getByRole('textbox', { name: words.email }).waitFor({ timeout: 30_000 })
  // Its script may not be there yet when its form is.
  await page.waitForLoadState()
  await page.getByRole('textbox', { name: words.email }).fill(email)
  await page.getByRole('textbox', { name: words.password }).fill(email.split('@')[0] ?? '')
  await page.getByRole('button', { name: words.signIn }).click()
}

/** Signs a person in through the browser, once, and stores what the browser then holds. */
export async function signIn(browser: Browser, url: string, name: PersonName): Promise<SignedIn> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await page.goto(url)
  await signInAtProvider(page, name)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  const sessionStorage = await page.evaluate(() => ({ ...window.sessionStorage }))
  const storageState = await context.storageState()
  await context.close()
  return { storageState, sessionStorage }
}

/**
 * Gives a page the storage of a signed-in person's tab, before anything of the page runs; only once, so that
 * signing out lasts. A story that moves the page's clock moves the end of its session too: a renewal would
 * use up the refresh token of the stories after it.
 */
export async function takeSeat(
  page: Page,
  url: string,
  { storageState, sessionStorage }: SignedIn,
): Promise<void> {
  const { origin } = new URL(url)
  await page.context().addCookies(storageState.cookies)
  const stored = storageState.origins.find((each) => each.origin === origin)?.localStorage ?? []
  const local = Object.fromEntries(stored.map(({ name, value }) => [name, value]))
  await page.addInitScript(
    ({ here, session, local: items, now }) => {
      if (location.origin !== here || window.sessionStorage.getItem('story') !== null) return
      window.sessionStorage.setItem('story', 'begun')
      for (const [key, value] of Object.entries(items)) window.localStorage.setItem(key, value)
      const movedSeconds = Math.round((Date.now() - now) / 60_000) * 60
      for (const [key, value] of Object.entries(session)) {
        const user = key.startsWith('oidc.user:') ? JSON.parse(value) : null
        const moved = user && JSON.stringify({ ...user, expires_at: user.expires_at + movedSeconds })
        window.sessionStorage.setItem(key, moved ?? value)
      }
    },
    { here: origin, session: sessionStorage, local, now: Date.now() },
  )
}
