import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { today } from '../agenda/dates.ts'
import { runKalends, type Kalends } from '../support/targets/runKalends.ts'
import { signInAtProvider } from '../support/signIn.ts'

/** Kalends on a store of its own, and a start of it at the same address. */
const test = base.extend<{ kalends: { readonly first: Kalends; readonly again: () => Promise<Kalends> } }>({
  kalends: async ({ browserName }, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), `kalends-offline-${browserName}-`))
    const first = await runKalends({ dataDir })
    const started = [first]
    const again = async () => {
      const next = await runKalends({ dataDir, port: Number(new URL(first.url).port) })
      started.push(next)
      return next
    }
    await use({ first, again })
    for (const each of started) await each.stop()
    await rm(dataDir, { recursive: true })
  },
})

const unreachable = /^Kalends can’t be reached. You see your calendars as of /

/** Alice plans a journey, and has this device keep her calendars. */
async function keepsCalendars(page: Page, url: string) {
  const agenda = agendaOn(page)
  await page.goto(url)
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await agenda.add({ title: 'Train to Lyon', date: today(), from: '10:00', to: '11:00' })
  await agenda.saved()
  await page.goto(`${url}#/settings`)
  const keep = page.getByRole('checkbox', { name: 'Keep my calendars on this device' })
  await keep.check()
  await expect(keep).toBeEnabled({ timeout: 60_000 })
  await expect(keep).toBeChecked()
}

test('a calendar that is kept on the device opens without a service, to look at, and with it when it is back', async ({
  kalends,
  page,
  context,
}) => {
  test.slow()
  const { url, stop } = kalends.first
  await keepsCalendars(page, url)
  await page.close()
  await stop()

  const tab = await context.newPage()
  const agenda = agendaOn(tab)
  await tab.goto(url)
  await expect(tab.getByRole('status').filter({ hasText: unreachable })).toBeVisible()
  const card = await agenda.open('Train to Lyon')
  await expect(card.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await tab.keyboard.press('Escape')

  await kalends.again()
  await tab.getByRole('button', { name: 'Try again' }).click()
  await agenda.settled()
  await expect(tab.getByText(unreachable)).toHaveCount(0)
  await expect((await agenda.open('Train to Lyon')).getByRole('button', { name: 'Edit' })).toBeVisible()
})

test('what was not saved before a reload without a service is said to be kept, and saved when it is back', async ({
  kalends,
  page,
}) => {
  test.slow()
  const { url, stop } = kalends.first
  const agenda = agendaOn(page)
  await keepsCalendars(page, url)
  await page.goto(`${url}#/calendar`)
  await agenda.settled()
  await stop()
  await agenda.add({ title: 'Dinner in Lyon', date: today(), from: '19:00', to: '20:00' })
  await expect(page.getByRole('alert').filter({ hasText: 'It’s kept on this device' })).toBeVisible()
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: unreachable })
  await expect(notice).toContainText(
    'A change isn’t saved yet. It’s kept on this device until Kalends is back.',
  )

  await kalends.again()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(agenda.messages.getByText('Saved “Dinner in Lyon”')).toBeVisible()
})

test('who signs out leaves nothing on the device, without a service too', async ({
  kalends,
  page,
  context,
}) => {
  test.slow()
  const { url, stop } = kalends.first
  await keepsCalendars(page, url)
  await stop()
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: unreachable })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Signed out here only' })).toBeVisible()
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...Object.keys(localStorage),
  ])
  expect(left).toEqual(['kalends.signed-out-here-alone'])
  const tab = await context.newPage()
  await expect(tab.goto(url)).rejects.toThrow('ERR_')
})
