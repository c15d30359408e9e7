import type { Page } from '@playwright/test'
import { endpoints } from '#contract/endpoints.ts'
import type { Agenda } from '../agenda/agenda.ts'
import { today } from '../agenda/dates.ts'
import { manyEvents } from '../files/manyEvents.ts'
import { comeOnline } from '../support/network/comeOnline.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { typeInto } from '../agenda/typeInto.ts'

const endedBanner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended' })

/**
 * Alice signs in, and her page is reloaded: a token refused right after a sign-in means something else
 * (ID-10).
 */
async function signInAndReload(page: Page, agenda: Agenda, route = ''): Promise<void> {
  await page.goto(route)
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  const key = page.waitForResponse((response) => response.url().endsWith(endpoints.storageKey.path))
  await page.reload()
  await agenda.settled()
  // What is saved from now on is kept on the device, whatever the service answers.
  await key
}

/** From now on the service refuses every token there is. */
const refuseCalls = (page: Page) =>
  page.route('**/dav/api/**', (route) => route.fulfill({ status: 401, body: '' }))

/** As if she came back from another tab: the calendars are requested again. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

/** From now on no token is valid, and none is renewed. */
async function revokeSession(page: Page): Promise<void> {
  await refuseCalls(page)
  await page.route('**/token', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'invalid_grant' },
    }),
  )
}

test('a session revoked in the middle of a form loses nothing that was typed', async ({ page, agenda }) => {
  await signInAndReload(page, agenda)
  await page.getByRole('button', { name: 'New event' }).first().click()
  await agenda.fill({ title: 'Typed for ten minutes', date: today(), from: '16:00', to: '17:00' })

  await revokeSession(page)
  const editor = page.getByRole('dialog', { name: 'New event' })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(endedBanner(page)).toBeVisible()
  await expect(agenda.event(/^Typed for ten minutes, .*, not saved$/)).toBeVisible()
  await page.unrouteAll()

  // The provider remembers Alice: she is sent there and back without a question.
  await endedBanner(page).getByRole('button', { name: 'Sign in again' }).click()
  await expect(endedBanner(page)).toHaveCount(0)
  await expect(agenda.event('Typed for ten minutes')).toBeVisible()
  await expect(agenda.event(/^Typed for ten minutes, .*, not saved$/)).toHaveCount(0)
})

for (const how of ['by a click', 'by keys alone'] as const) {
  test(`a session that ends under an open editor: who signs in again ${how} finds what was typed`, async ({
    page,
    agenda,
  }) => {
    await signInAndReload(page, agenda)
    await page.getByRole('button', { name: 'New event' }).first().click()
    await agenda.fill({ title: `Typed ${how}`, date: today(), from: '16:00', to: '17:00' })
    await revokeSession(page)
    const editor = page.getByRole('dialog', { name: 'New event' })
    await comeBack(page)
    await expect(editor.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
    await page.unrouteAll()

    const again = editor.getByRole('button', { name: 'Sign in again' })
    if (how === 'by a click') await again.click()
    else {
      await editor.getByRole('button', { name: 'Close' }).focus()
      await page.keyboard.press('Tab')
      await expect(again).toBeFocused()
      await page.keyboard.press('Enter')
    }
    // The page goes to the provider and comes back before the editor is there again.
    await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toHaveCount(0)
    await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue(`Typed ${how}`)
    await agenda.save()
    await expect(agenda.event(`Typed ${how}`)).toBeVisible()
  })
}

test('what was typed when the session ended is still there after signing in again', async ({
  page,
  agenda,
}) => {
  await signInAndReload(page, agenda)
  await page.getByRole('button', { name: 'New event' }).first().click()
  await agenda.fill({ title: 'Half a thought', date: today(), from: '16:00', to: '17:00', location: 'Attic' })
  const rail = page.getByRole('region', { name: 'Calendars' })
  const calendar = page.getByRole('dialog', { name: 'New calendar' })
  const editor = page.getByRole('dialog', { name: 'New event' })

  await revokeSession(page)
  await comeBack(page)
  await expect(editor.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
  await page.unrouteAll()
  // The provider has forgotten her too: it shows its page, and asks for a password.
  await page.context().clearCookies()
  await editor.getByRole('button', { name: 'Sign in again' }).click()
  await signInAtProvider(page, 'alice')
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought')
  await expect(editor.getByRole('textbox', { name: 'Location' })).toHaveValue('Attic')
  await expect(editor.getByRole('textbox', { name: 'Title' })).toBeFocused()

  // A draft that was set aside, and a dialog without an address, come back too.
  await page.keyboard.press('Escape')
  await page.reload()
  await agenda.settled()
  await rail.getByRole('button', { name: 'New calendar' }).click()
  await typeInto(calendar.getByRole('textbox', { name: 'Name' }), 'Choir')
  await revokeSession(page)
  await calendar.getByRole('button', { name: 'Create' }).click()
  await expect(calendar.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
  await page.unrouteAll()
  await page.context().clearCookies()
  await calendar.getByRole('button', { name: 'Sign in again' }).click()
  await signInAtProvider(page, 'alice')
  await expect(calendar.getByRole('textbox', { name: 'Name' })).toHaveValue('Choir')
  await calendar.getByRole('button', { name: 'Create' }).click()
  await expect(rail.getByRole('checkbox', { name: 'Choir' })).toBeVisible()
  await agenda.messages.getByRole('button', { name: 'Open' }).click()
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought')
})

test('a session that has ended says so, and continues where it was', async ({ page, agenda }) => {
  await signInAndReload(page, agenda, '#/calendar/month/2027-03-15')
  await revokeSession(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(endedBanner(page)).toBeVisible()
  await page.unrouteAll()
  await endedBanner(page).getByRole('button', { name: 'Sign in again' }).click()
  await expect(endedBanner(page)).toHaveCount(0)
  await expect(agenda.heading).toContainText('April 2027')
  await agenda.settled()
})

test('if the service is down, an ended session keeps its page, and says why there is no sign-in', async ({
  page,
  agenda,
}) => {
  await signInAndReload(page, agenda, '#/calendar/month/2027-03-15')
  await revokeSession(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(endedBanner(page)).toBeVisible()
  await page.unrouteAll()
  await page.route('**/', (route) => route.abort('connectionrefused'))
  await endedBanner(page).getByRole('button', { name: 'Sign in again' }).click()
  await expect(endedBanner(page)).toContainText('Can’t reach Kalends')
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.unrouteAll()
  await endedBanner(page).getByRole('button', { name: 'Sign in again' }).click()
  await expect(endedBanner(page)).toHaveCount(0)
  await expect(agenda.heading).toContainText('April 2027')
  await agenda.settled()
})

test('what Alice half typed is not given to Bob, who signs in after her in the same tab', async ({
  page,
  agenda,
}) => {
  await signInAndReload(page, agenda)
  await page.getByRole('button', { name: 'New event' }).first().click()
  const title = page.getByRole('dialog', { name: 'New event' }).getByRole('textbox', { name: 'Title' })
  await typeInto(title, 'A secret of Alice')
  const address = page.url()
  // Her session has ended: only then is she asked to sign in.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('oidc.user:')) sessionStorage.removeItem(key)
  })
  await page.goto(`${address.replace(/#.*/, '')}?error=access_denied&state=unknown`)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await signInAtProvider(page, 'bob')
  await agenda.settled()
  await page.goto(address)
  await expect(title).toHaveValue('')
})

test('a provider that is down during a renewal ends no session', async ({ page, agenda }) => {
  await signInAndReload(page, agenda, '#/calendar/month/2027-03-15')
  await refuseCalls(page)
  await page.route('**/token', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  // The next month is cached already; the one after it must be requested.
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('isn’t available right now').first()).toBeVisible({ timeout: 20_000 })
  await expect(endedBanner(page)).toHaveCount(0)

  await page.unrouteAll()
  // It is requested again within seconds anyway, and the message disappears with the answer.
  await comeOnline(page)
  await agenda.settled()
  await expect(page.getByText('isn’t available right now')).toHaveCount(0)
})

test('twenty writes with an expired token are twenty writes after one renewal', async ({ page, agenda }) => {
  await signInAndReload(page, agenda)
  const dead = new Set<string>()
  const written: string[] = []
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().endsWith('token') && request.method() === 'POST') renewals += 1
  })
  await page.route(/\.ics\?import$/, async (route) => {
    const { authorization = '' } = await route.request().allHeaders()
    if (dead.size === 0) dead.add(authorization)
    if (dead.has(authorization)) return route.fulfill({ status: 401, body: '' })
    written.push(route.request().url())
    return route.continue()
  })

  const dialog = await agenda.openImport()
  const buffer = Buffer.from(manyEvents(20))
  await dialog.getByLabel('File').setInputFiles({ name: 'twenty.ics', mimeType: 'text/calendar', buffer })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('20')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
  expect(renewals).toBe(1)
  expect(written).toHaveLength(20)
  expect(new Set(written).size).toBe(20)
})
