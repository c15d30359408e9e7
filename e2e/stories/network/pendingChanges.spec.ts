import type { BrowserContext, Page } from '@playwright/test'
import { agendaOn } from '../../agenda/agenda.ts'
import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { tellGuests } from '../../agenda/tellGuests.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { networkOf } from '../../support/network/networkOf.ts'
import { signInAtProvider } from '../../support/signIn.ts'
import { expect, test } from '../../support/network/slowNetwork.ts'

const tea = { title: 'Tea', date: dayOfWeek(5), from: '10:00', to: '11:00' }
// Stories share one store: each that looks for its event uses an hour of its own.
const teaAt = (from: string, to: string) => ({ ...tea, from, to })
const there = (from: string, to: string) => `Tea, ${spoken(dayOfWeek(5))}, ${from} to ${to}`
const offline = { latencyMs: 0, isDown: true }

const unsaved = (page: Page) => page.getByRole('alert').filter({ hasText: 'isn’t saved yet' })
const storedOnDevice = (page: Page) => expect(unsaved(page)).toContainText('It’s kept on this device')
const saved = (page: Page) => expect(agendaOn(page).messages.getByText('Saved “Tea”')).toBeVisible()

/** Alice signs in, adds an event without a network, and closes her tab. */
async function leaveUnsaved(page: Page, event: typeof tea): Promise<BrowserContext> {
  const agenda = agendaOn(page)
  const network = await networkOf(page)
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await network.change(offline)
  await agenda.add(event)
  await storedOnDevice(page)
  await page.close()
  return page.context()
}

/** Bob opens a tab of the browser in which Alice left something unsaved, and is told of it. */
async function signInAsBob(context: BrowserContext, baseURL = '') {
  const bobs = await context.newPage()
  await bobs.goto(`${baseURL}?error=access_denied&state=unknown`)
  await bobs.getByRole('button', { name: 'Use another account' }).click()
  await signInAtProvider(bobs, 'bob')
  await agendaOn(bobs).settled()
  const notice = bobs.getByRole('alert').filter({ hasText: 'Someone else left an unsaved change' })
  return { bobs, notice }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
}

test('a change made without a network is kept on the device, and saved after a reload', async ({
  network,
  agenda,
  page,
}) => {
  await network.change(offline)
  await agenda.add(teaAt('10:00', '11:00'))
  await storedOnDevice(page)

  // After a reload the network is there again.
  await page.reload()
  await saved(page)
  await expect(agenda.event(there('10:00', '11:00'))).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
  await page.reload()
  await agenda.settled()
  await expect(agenda.event(there('10:00', '11:00'))).toBeVisible()
})

test('a change whose tab was closed is saved by the next one, after another sign-in', async ({
  page,
  baseURL,
}) => {
  const context = await leaveUnsaved(page, teaAt('12:00', '13:00'))
  const next = await context.newPage()
  await next.goto(baseURL ?? '')
  await agendaOn(next).settled()
  await saved(next)
  await expect(agendaOn(next).event(there('12:00', '13:00'))).toBeVisible()
})

test('another person who signs in is told of it, cannot read it, and leaves it to its owner', async ({
  page,
  baseURL,
}) => {
  const context = await leaveUnsaved(page, tea)
  const { bobs, notice } = await signInAsBob(context, baseURL)
  await expect(notice).toBeVisible()
  await expect(agendaOn(bobs).event('Tea')).toHaveCount(0)

  await notice.getByRole('button', { name: 'Sign in as them' }).click()
  await signInAtProvider(bobs, 'alice')
  await agendaOn(bobs).settled()
  await saved(bobs)
  await expect(notice).toHaveCount(0)
})

test('somebody else can delete what they cannot read', async ({ page, baseURL }) => {
  const context = await leaveUnsaved(page, tea)
  const { bobs, notice } = await signInAsBob(context, baseURL)
  await notice.getByRole('button', { name: 'Delete them' }).click()
  await expect(notice).toHaveCount(0)
  // Nothing is left that a sign-out would have to ask about.
  await signOut(bobs)
  await expect(bobs.getByRole('heading', { name: 'Signed out' })).toBeVisible()
})

test('a change that is rejected after a reload is set aside until it is sent again', async ({
  network,
  agenda,
  page,
}) => {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window)
    window.fetch = async (...request) =>
      request[1]?.method === 'PUT' && window.sessionStorage.getItem('refused') !== null
        ? new Response(null, { status: 403 })
        : real(...request)
  })
  await network.change(offline)
  await agenda.add(tea)
  await storedOnDevice(page)
  await page.evaluate(() => window.sessionStorage.setItem('refused', 'yes'))
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'A change from earlier isn’t saved' })
  await expect(notice).toBeVisible()
  await expect(agenda.event('Tea')).toHaveCount(0)

  await page.evaluate(() => window.sessionStorage.removeItem('refused'))
  await notice.getByRole('button', { name: 'Pending changes' }).click()
  const item = page.getByRole('listitem', { name: 'Create “Tea”' })
  await expect(item).toContainText('Kalends didn’t accept it.')
  await item.getByRole('button', { name: 'Send now' }).click()
  await saved(page)
  await expect(page.getByRole('heading', { name: 'Everything is saved' })).toBeVisible()
})

test('a change that would notify guests waits for confirmation, is exported, and is discarded', async ({
  network,
  agenda,
  page,
}) => {
  await tellGuests(page)
  await network.change(offline)
  await agenda.lower('One-to-one with Bob', 4)
  await storedOnDevice(page)
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'A change from earlier isn’t saved' })
  await expect(notice).toBeVisible()
  await expect(agenda.event(/^One-to-one with Bob, .*15:00 to 15:45.*, not saved$/)).toBeVisible()

  // From the menu too, and by keys alone.
  await page.getByRole('button', { name: 'Account' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pending changes' }).press('Enter')
  const item = page.getByRole('listitem', { name: 'Move “One-to-one with Bob” to' })
  await expect(item).toContainText('Guests would be notified')
  const download = page.waitForEvent('download')
  await item.getByRole('button', { name: 'Export' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('One-to-one with Bob.ics')

  await item.getByRole('button', { name: 'Discard' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Discard this change?' })
  await question.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Everything is saved' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the calendar' }).click()
  await expect(agenda.event(/^One-to-one with Bob, .*14:00 to 14:45/)).toBeVisible()
})

test('@once a change that is older than a day waits for confirmation', async ({ network, agenda, page }) => {
  await network.change(offline)
  await agenda.add(tea)
  await storedOnDevice(page)
  await page.clock.setSystemTime(Date.now() + 25 * 3_600_000)
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'A change from earlier isn’t saved' })
  await notice.getByRole('button', { name: 'Pending changes' }).click()
  const item = page.getByRole('listitem', { name: 'Create “Tea”' })
  await expect(item).toContainText('It’s more than a day old')
  await item.getByRole('button', { name: 'Send now' }).click()
  await saved(page)
})

test('signing out asks before it deletes what is not saved', async ({ network, agenda, page }) => {
  await network.change(offline)
  await agenda.add(teaAt('14:00', '15:00'))
  await storedOnDevice(page)
  await signOut(page)
  const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved changes?' })
  await expect(question).toContainText('Signing out deletes it.')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(agenda.event(there('14:00', '15:00'))).toBeVisible()

  await signOut(page)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain('kalends.edits')
})

test('signing out while a stored change is being sent waits for it, and does not ask', async ({
  network,
  agenda,
  page,
}) => {
  await network.change(offline)
  await agenda.add(teaAt('15:00', '16:00'))
  await storedOnDevice(page)

  await page.reload()
  await expect(agenda.event(there('15:00', '16:00'))).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
})

test('@once the page of pending changes is for everyone, wide and narrow, light and dark', async ({
  network,
  agenda,
  page,
}) => {
  await network.change(offline)
  await agenda.add(tea)
  await storedOnDevice(page)
  await unsaved(page).getByRole('button', { name: 'Pending changes' }).click()
  await expect(page.getByRole('listitem', { name: 'Create “Tea”' })).toContainText('10:00 to 11:00')
  await expectNoViolationInBoth(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
})

test.describe('behind a server without storage keys', () => {
  test.use({ world: 'deployedFamily' })

  test('@once a change that could not be sent is in this tab only, which asks before it is left', async ({
    network,
    agenda,
    page,
  }) => {
    await network.change(offline)
    await agenda.add(tea)
    await expect(unsaved(page)).toContainText('Keep this page open')
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await question).type()).toBe('beforeunload')
    await (await question).dismiss()
  })
})
