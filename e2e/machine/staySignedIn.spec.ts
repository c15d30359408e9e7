import { expect, test, type Page } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { typeInto } from '../agenda/typeInto.ts'
import { mockedTarget } from '../support/targets/mockedTarget.ts'
import { signInAtProvider } from '../support/signIn.ts'

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You’ll be signed out at' })
const endedNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended' })

/** Alice signs in at a provider without refresh tokens, and works until her session is about to end. */
async function workUntilTheEnd(page: Page, url: string) {
  await page.clock.install()
  await page.goto(`${url}?world=noRefreshToken`)
  await signInAtProvider(page, 'alice')
  await agendaOn(page).settled()
}

test('ID-1 without a refresh token a window renews Alice’s session, and she keeps what she is typing', async ({
  page,
}) => {
  const target = await mockedTarget()
  await workUntilTheEnd(page, target.url)
  await page.getByRole('button', { name: 'New event' }).first().click()
  const editor = page.getByRole('dialog', { name: 'New event' })
  const title = editor.getByRole('textbox', { name: 'Title' })
  await typeInto(title, 'Half typed')
  await expect(notice(page)).toHaveCount(0)

  await page.clock.fastForward('08:00')
  // The page behind the editor is inert, so the notice is in the editor.
  const here = editor.getByRole('status').filter({ hasText: 'You’ll be signed out at' })
  await expect(here).toHaveText(/at \d\d:\d\d\./)
  const opened = page.context().waitForEvent('page')
  await here.getByRole('button', { name: 'Stay signed in' }).click()
  const window = await opened
  // The provider remembers her: the window comes back and closes by itself.
  if (!window.isClosed()) await window.waitForEvent('close')
  await expect(notice(page)).toHaveCount(0)
  await expect(title).toHaveValue('Half typed')

  await page.clock.fastForward('04:00')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor).toHaveCount(0)
  await expect(endedNotice(page)).toHaveCount(0)
  await target.close()
})

test('a session that is not renewed ends on time, and says so', async ({ page }) => {
  const target = await mockedTarget()
  await workUntilTheEnd(page, target.url)
  await page.clock.fastForward('08:00')
  await expect(notice(page)).toBeVisible()
  await page.clock.fastForward('02:30')
  await expect(endedNotice(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await target.close()
})

test('a window in which somebody else signs in changes nothing, and says so', async ({ page }) => {
  const target = await mockedTarget()
  await workUntilTheEnd(page, target.url)
  await page.evaluate(() => localStorage.setItem('mock-provider-session', 'bob@kalends.example'))
  await page.clock.fastForward('08:00')
  const opened = page.context().waitForEvent('page')
  await notice(page).getByRole('button', { name: 'Stay signed in' }).click()
  const window = await opened
  if (!window.isClosed()) await window.waitForEvent('close')
  await expect(notice(page)).toContainText('Someone else signed in')
  await page.goto(`${page.url().replace(/#.*/, '')}#/account`)
  await expect(page.getByRole('main')).toContainText('alice@kalends.example')
  await target.close()
})

/** She looks at another tab, or another program. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('while the page is hidden it is redirected to the provider and back, and nobody is told', async ({
  page,
}) => {
  const target = await mockedTarget()
  await workUntilTheEnd(page, target.url)
  await agendaOn(page).view('Month')
  await page.clock.fastForward('08:00')
  await expect(notice(page)).toBeVisible()
  const passed = page.waitForRequest((request) => request.url().includes('prompt=none'))
  await lookAway(page)
  await passed
  await agendaOn(page).settled()
  await expect(page).toHaveURL(/#\/calendar\/month/)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.fastForward('04:00')
  await expect(endedNotice(page)).toHaveCount(0)
  await target.close()
})

test('if the provider has forgotten the person, the page comes back as it was, and asks once', async ({
  page,
}) => {
  const target = await mockedTarget()
  await workUntilTheEnd(page, target.url)
  await page.evaluate(() => localStorage.removeItem('mock-provider-session'))
  await page.clock.fastForward('08:00')
  const passed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('prompt=none')) passed.push(request.url())
  })
  await lookAway(page)
  await expect.poll(() => passed.length).toBe(1)
  await agendaOn(page).settled()
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.clock.fastForward('01:30')
  await expect(notice(page)).toBeVisible()
  await lookAway(page)
  await expect(notice(page)).toBeVisible()
  expect(passed).toHaveLength(1)
  await target.close()
})

test('a page with an open editor is not left, even while it is hidden', async ({ page }) => {
  const target = await mockedTarget()
  await workUntilTheEnd(page, target.url)
  await page.getByRole('button', { name: 'New event' }).first().click()
  const editor = page.getByRole('dialog', { name: 'New event' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Half typed')
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url())
  })
  await page.clock.fastForward('08:00')
  await lookAway(page)
  await expect(editor.getByRole('button', { name: 'Stay signed in' })).toBeVisible()
  await page.clock.fastForward('00:30')
  await expect(editor.getByRole('button', { name: 'Stay signed in' })).toBeVisible()
  expect(left).toEqual([])
  await target.close()
})
