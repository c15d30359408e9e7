import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { spoken } from '../agenda/dates.ts'
import { typeInto } from '../agenda/typeInto.ts'
import { manyEvents } from '../files/manyEvents.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { runKalends } from '../support/targets/runKalends.ts'

/** Kalends on a store of its own, which is stopped and started again at the same address. */
const test = base.extend<{ kalends: { readonly url: string; readonly restart: () => Promise<void> } }>({
  kalends: async ({ browserName }, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), `kalends-restart-${browserName}-`))
    const first = await runKalends({ dataDir })
    const started = [first]
    const restart = async () => {
      await started.at(-1)?.stop()
      started.push(await runKalends({ dataDir, port: Number(new URL(first.url).port) }))
    }
    await use({ url: first.url, restart })
    for (const each of started) await each.stop()
    await rm(dataDir, { recursive: true })
  },
})

const inTime = { timeout: 90_000 }

/** Resolves when so many writes have succeeded, of many more that are sent. */
async function written(page: Page, method: 'PUT' | 'DELETE', count: number, begin: () => Promise<void>) {
  let succeeded = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  page.on('response', (answer) => {
    if (answer.ok() && answer.request().method() === method && (succeeded += 1) === count) resolve()
  })
  await begin()
  await promise
}

/** Alice has begun to import four hundred events, one for each day of 2027 and a second one for the first. */
async function importing(page: Page, url: string) {
  const agenda = agendaOn(page)
  await page.goto(url)
  await signInAtProvider(page, 'alice')
  const dialog = await agenda.openImport()
  const many = { name: 'many.ics', mimeType: 'text/calendar', buffer: Buffer.from(manyEvents(400)) }
  await dialog.getByLabel('File').setInputFiles(many)
  await written(page, 'PUT', 20, () => dialog.getByRole('button', { name: 'Import', exact: true }).click())
  const end = async () => {
    await expect(dialog.getByRole('status')).toHaveText('400 events imported.', inTime)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.goto(`${url}#/calendar/week/2027-03-15`)
    await agenda.settled()
  }
  return { agenda, events: agenda.event(/^Event \d/), end }
}

test('an import and its undo go on where they were after the service was started again in the middle of each', async ({
  kalends: { url, restart },
  page,
}) => {
  test.slow()
  const { agenda, events, end } = await importing(page, url)
  await restart()
  await end()
  await expect(events).toHaveCount(7)

  await written(page, 'DELETE', 20, () => page.keyboard.press('ControlOrMeta+z'))
  await restart()
  await expect(agenda.messages.getByRole('status')).toContainText(
    'Import undone: 400 events deleted.',
    inTime,
  )
  await page.reload()
  await agenda.settled()
  await expect(events).toHaveCount(0)
})

test('many events that are moved, and moved back, are all there after the service was started again in the middle of each', async ({
  kalends: { url, restart },
  page,
}) => {
  test.slow()
  const { agenda, end } = await importing(page, url)
  await end()
  await page.goto(`${url}#/calendar/month/2027-03-15`)
  await agenda.settled()
  const ofDay = (number: number, date: string) =>
    agenda.event(`Event ${number}, ${spoken(Temporal.PlainDate.from(date))}`)
  await ofDay(73, '2027-03-15').focus()
  await page.keyboard.press('ControlOrMeta+a')
  const bar = page.getByRole('region', { name: 'Selected events' })
  await bar.getByRole('button', { name: 'Move…' }).click()
  const form = page.getByRole('dialog', { name: 'Move the selected events' })
  await typeInto(form.getByRole('textbox', { name: 'Days' }), '2')
  await written(page, 'PUT', 5, () => form.getByRole('button', { name: /^Move \d+ events$/ }).click())
  await restart()
  await agenda.saved()
  await page.reload()
  await agenda.settled()
  await expect(ofDay(73, '2027-03-17')).toBeVisible()
  await expect(ofDay(80, '2027-03-24')).toBeVisible()

  await written(page, 'PUT', 5, () => page.keyboard.press('ControlOrMeta+z'))
  await restart()
  await agenda.saved()
  await page.reload()
  await agenda.settled()
  await expect(ofDay(73, '2027-03-15')).toBeVisible()
  await expect(ofDay(80, '2027-03-22')).toBeVisible()
})
