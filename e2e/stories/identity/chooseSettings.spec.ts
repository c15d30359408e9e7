import type { Page } from '@playwright/test'
import { agendaOn } from '../../agenda/agenda.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { inLanguage } from '../../support/inLanguage.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { signInAtProvider } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const week = '#/calendar/week/2027-03-15'
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const nine = (page: Page) => page.getByRole('grid').getByText(/^(0?9:00|9(:00)?\sam)$/)

/** What was chosen has reached the service once it has answered. That the calendar was looked at is sent by itself. */
const sent = (page: Page, isMeant = (name: string) => name !== 'looked') =>
  page.waitForResponse((answer) => {
    const request = answer.request()
    if (request.method() !== 'PATCH' || !answer.url().endsWith('/user/settings')) return false
    const members: object = request.postDataJSON()
    return Object.keys(members).some((name) => isMeant(name))
  })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
}

async function signInAgain(page: Page, name: 'alice' | 'bob'): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signInAtProvider(page, name)
  await agendaOn(page).settled()
}

/** The stories after it share a service, and would be in another language. */
test.afterEach(async ({ page, browser, sessions, target }) => {
  if (target.kind !== 'real') return
  // What is open has its own settings, and sends them.
  for (const each of page.context().pages()) await each.close()
  await target.set('newUser', await sessions(browser, 'alice'))
})

test('USR-1 Alice’s settings are hers, and Bob who signs in after her has his own', async ({
  page,
  agenda,
}) => {
  await page.goto(week)
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await agenda.chooseOfAccount('Settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  const isSent = sent(page)
  await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click()
  await page.getByRole('radiogroup', { name: 'Clock' }).getByText('12 hours').click()
  await expect.poll(() => themeOf(page)).toBe('dark')
  await expectNoViolation(page)
  await isSent

  await signOut(page)
  await signInAgain(page, 'bob')
  expect(await themeOf(page)).toBeNull()
  await agenda.chooseOfAccount('Settings')
  await expect(page.getByRole('radio', { name: '24 hours' })).toBeChecked()

  await signOut(page)
  await signInAgain(page, 'alice')
  await expect.poll(() => themeOf(page)).toBe('dark')
  await agenda.chooseOfAccount('Settings')
  await expect(page.getByRole('radio', { name: '12 hours' })).toBeChecked()
})

test('Alice’s first sign-in on a device is drawn in her language at once, and the page is opened once', async ({
  page,
  agenda,
}) => {
  const t = inLanguage('de')
  await page.goto(week)
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  const isSent = sent(page)
  await agenda.chooseOfAccount('Settings')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await isSent
  await expect(page.getByRole('heading', { level: 1, name: t('Settings') })).toBeVisible()
  await page.getByRole('button', { name: t('Account') }).click()
  await page.getByRole('menuitem', { name: t('Sign out'), exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign in' }).click()
  const { origin } = new URL(page.url())
  const pages: string[] = []
  const questions: string[] = []
  page.on('request', (request) => {
    const { pathname, origin: asked } = new URL(request.url())
    if (request.isNavigationRequest() && asked === origin) pages.push(pathname)
    if (request.resourceType() === 'fetch') questions.push(pathname)
  })
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('button', { name: t('New event') }).first()).toBeVisible()
  expect(questions.filter((path) => path === '/api/user/settings')).toHaveLength(1)
  expect(new Set(pages).size).toBe(pages.length)
})

test('another tab follows what Alice chooses, without a reload', async ({ page, agenda, signedInAs }) => {
  await signedInAs('alice', week)
  await agenda.settled()
  await expect(nine(page).first()).toHaveText(/^0?9:00$/)
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await agendaOn(other).settled()
  await other.getByRole('button', { name: 'View options' }).click()
  await other.getByRole('dialog', { name: 'View options' }).getByText('12 hours').click()
  await expect(nine(page).first()).toHaveText(/9\sam/i)
  await other.keyboard.press('Escape')

  // Another language waits for what is being typed.
  await page.getByRole('button', { name: 'New event' }).first().click()
  const editor = page.getByRole('dialog', { name: 'New event' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Tea')
  await agendaOn(other).chooseOfAccount('Language')
  const isSent = sent(other, (name) => name === 'language')
  await other.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  // Late in the evening it ends on the next day, and has a part there.
  await expect(agenda.event(/^Tea, /).first()).toBeVisible()
  await agenda.saved()
  await isSent
})
