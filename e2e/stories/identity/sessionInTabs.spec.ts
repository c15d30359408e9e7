import type { Page } from '@playwright/test'
import { agendaOn } from '../../agenda/agenda.ts'
import { signInAtProvider } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

/** A second tab of the same browser, which has nothing of the first except what the browser shares. */
async function anotherTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(address)
  return tab
}

test('a duplicated tab signs in for itself, so that neither loses its session', async ({ page, agenda }) => {
  await page.goto('#/calendar/month/2027-03-15')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  const [duplicate] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await agendaOn(duplicate).settled()
  await expect(agendaOn(duplicate).heading).toContainText('March 2027')
  const tokenIn = (tab: Page) =>
    tab.evaluate(
      () => Object.entries({ ...sessionStorage }).find(([key]) => key.startsWith('oidc.user:'))?.[1],
    )
  expect(await tokenIn(duplicate)).toBeTruthy()
  expect(await tokenIn(duplicate)).not.toBe(await tokenIn(page))

  await page.reload()
  await agenda.settled()
  await expect(page.getByRole('alert').filter({ hasText: 'session' })).toHaveCount(0)
})

test('ID-14 signing out in one tab signs every other out within a second', async ({
  page,
  agenda,
  baseURL,
}) => {
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  const other = await anotherTab(page, baseURL ?? '')
  await agendaOn(other).settled()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Signed out' })).toBeVisible({ timeout: 1000 })
  expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('access_token')
})

test('a tab says so when somebody else signs in in another, and continues as they only on request', async ({
  page,
  agenda,
  baseURL,
}) => {
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await agenda.settled()

  const other = await anotherTab(page, `${baseURL}?error=access_denied&state=unknown`)
  await other.getByRole('button', { name: 'Use another account' }).click()
  await signInAtProvider(other, 'bob')
  await agendaOn(other).settled()

  const notice = page.getByRole('alert').filter({ hasText: 'Another account is signed in' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Switch account' }).click()
  await expect(notice).toHaveCount(0)
  await agenda.settled()
  await page.goto('#/account')
  await expect(page.getByRole('main')).toContainText('bob@kalends.example')
})
