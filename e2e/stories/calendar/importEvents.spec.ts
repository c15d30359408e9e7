import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Agenda } from '../../agenda/agenda.ts'
import { dropFile } from '../../agenda/dropFile.ts'
import { networkOf } from '../../support/network/networkOf.ts'
import { refuseWrites } from '../../support/network/refuseWrites.ts'
import { expect, test } from '../../support/test.ts'
import { manyEvents } from '../../files/manyEvents.ts'

const file = (name: string) => path.join(import.meta.dirname, '..', '..', 'files', name)

async function importFile(agenda: Agenda, files: string | FilePayload, into: string) {
  const dialog = await agenda.openImport()
  await dialog.getByLabel('File').setInputFiles(files)
  await dialog.getByRole('combobox', { name: 'Into calendar' }).selectOption({ label: into })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  return dialog
}

type FilePayload = { name: string; mimeType: string; buffer: Buffer }

for (const [origin, name, title, count] of [
  ['Google', 'google.ics', 'Quarterly review', 3],
  ['Outlook', 'outlook.ics', 'Jour fixe', 2],
  ['Apple', 'apple.ics', 'Piano lesson', 2],
] as const) {
  test(`Alice imports what ${origin} exported and sees it in week and month`, async ({
    signedInAs,
    agenda,
  }) => {
    await signedInAs('alice', '#/calendar/week/2027-03-15')
    await agenda.settled()
    const dialog = await importFile(agenda, file(name), 'Personal')
    await expect(dialog.getByRole('status')).toContainText(`${count}`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(agenda.event(title).first()).toBeVisible()
    await agenda.view('Month')
    await expect(agenda.event(title).first()).toBeVisible()
  })
}

test('a picture with the name of an .ics file is refused in a sentence, and another file can be chosen or dropped on the page', async ({
  signedInAs,
  agenda,
}) => {
  await signedInAs('alice')
  const dialog = await agenda.openImport()
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46])
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'holiday.ics', mimeType: 'text/calendar', buffer: picture })
  await expect(dialog.getByRole('alert')).toContainText(/isn’t a calendar file/)
  await dialog.getByLabel('File').setInputFiles(file('google.ics'))
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog).toContainText('3 events')
  await dialog.getByRole('button', { name: 'Close' }).click()

  const text = await readFile(file('apple.ics'), 'utf8')
  await dropFile(agenda.main, { name: 'apple.ics', type: 'text/calendar', text })
  await expect(dialog).toContainText('2 events')
})

test('Alice chooses several files at once, and the events of all of them are imported', async ({
  signedInAs,
  agenda,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  const dialog = await agenda.openImport()
  await dialog.getByLabel('File').setInputFiles([file('google.ics'), file('apple.ics')])
  await expect(dialog).toContainText('5 events')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('5')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(agenda.event('Quarterly review').first()).toBeVisible()
  await expect(agenda.event('Piano lesson').first()).toBeVisible()
})

test('unreadable events are skipped and named, and the others are imported', async ({
  signedInAs,
  agenda,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  const good = await readFile(file('google.ics'), 'utf8')
  const bad = 'BEGIN:VEVENT\r\nUID:no-start@example.com\r\nSUMMARY:Never\r\nEND:VEVENT\r\nEND:VCALENDAR'
  const buffer = Buffer.from(good.replace(/END:VCALENDAR\s*$/, bad))
  const dialog = await importFile(agenda, { name: 'mixed.ics', mimeType: 'text/calendar', buffer }, 'Work')
  await expect(dialog.getByRole('list', { name: 'Skipped' })).toContainText('Never')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(agenda.event('Quarterly review').first()).toBeVisible()
})

test('each problem of a file has its line, and events with guessed times are imported on request', async ({
  signedInAs,
  agenda,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  await agenda.settled()
  const lines = [
    'BEGIN:VEVENT',
    'UID:tax@example.com',
    'SUMMARY:Tax return',
    'DUE:20270316T160000',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:never@example.com',
    'SUMMARY:Never',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:dentist@example.com',
    'SUMMARY:Dentist',
    'DTSTART:2027-03-17T09:00:00',
    'END:VEVENT',
  ]
  const buffer = Buffer.from(lines.join('\n'))
  const dialog = await agenda.openImport()
  await dialog.getByLabel('File').setInputFiles({ name: 'odd.ics', mimeType: 'text/calendar', buffer })
  const skipped = dialog.getByRole('list', { name: 'Skipped' }).getByRole('listitem')
  await expect(skipped).toHaveText(['Tax return · no start · line 1', 'Never · no start · line 6'])
  const corrected = dialog.getByRole('list', { name: 'Corrected' }).getByRole('listitem')
  await expect(corrected).toHaveText([
    'Dentist · outside a calendar · line 10',
    'Dentist · unusual date or time format · line 13',
  ])
  await dialog
    .getByRole('checkbox', { name: 'Import 1 event whose start or end is missing or wrong' })
    .check()
  await expect(skipped).toHaveText(['Never · no start · line 6'])
  await expect(corrected.first()).toContainText('Tax return · outside a calendar · line 1')
  await expect(corrected.nth(1)).toContainText('no start, so it’s shown when it’s due · line 1')
  await dialog.getByRole('combobox', { name: 'Into calendar' }).selectOption({ label: 'Personal' })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('2 events imported.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(agenda.event('Tax return').first()).toBeVisible()
  await expect(agenda.event('Dentist').first()).toBeVisible()
})

/** An event a day from the first of January 2027 on. */
const januaryOf = (count: number) => ({
  name: 'january.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(manyEvents(count)),
})
const imported = /^Event \d+,/

/** How many of them are shown, after everything on its way has arrived. */
async function shown(network: Awaited<ReturnType<typeof networkOf>>, agenda: Agenda): Promise<number> {
  await network.pass(2_000)
  return agenda.event(imported).count()
}

test('an import is stopped, says what was imported, and is undone as one', async ({
  signedInAs,
  page,
  agenda,
}) => {
  const network = await networkOf(page)
  await signedInAs('alice', '#/calendar/month/2027-01-15')
  await agenda.settled()
  await network.change({ latencyMs: 2_000 })
  const dialog = await importFile(agenda, januaryOf(20), 'Personal')
  const progress = dialog.getByRole('progressbar', { name: 'Importing' })
  await expect(progress).toHaveAttribute('aria-valuetext', '0 of 20 events imported')
  await expect
    .poll(async () => {
      await network.pass(1_000)
      return progress.getAttribute('aria-valuetext')
    })
    .not.toBe('0 of 20 events imported')
  await dialog.getByRole('button', { name: 'Stop' }).click()
  const pass = async () => {
    await network.pass(1_000)
    // Without waiting for it: it comes when enough time has passed.
    return (await dialog.getByRole('status').allTextContents()).join()
  }
  await expect.poll(pass).toMatch(/^\d+ of 20 events imported\. \d+ weren’t sent\.$/)
  const [count = 0, , left = 0] =
    (await dialog.getByRole('status').innerText()).match(/\d+/g)?.map(Number) ?? []
  expect(count).toBeGreaterThan(0)
  expect(count + left).toBe(20)
  await network.change({ latencyMs: 0 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => shown(network, agenda)).toBe(count)
  const done = agenda.messages.getByRole('status')
  await expect(done).toContainText(`${count} of 20 events imported. ${left} weren’t sent.`)
  await agenda.messages.getByRole('button', { name: 'Undo' }).click()
  await expect(done).toContainText(/^Import undone: \d+ events? deleted\./)
  await expect(agenda.event(imported)).toHaveCount(0)
})

test('an import is undone in its dialog, and a message shows the progress', async ({
  signedInAs,
  page,
  agenda,
}) => {
  const network = await networkOf(page)
  await signedInAs('alice', '#/calendar/month/2027-01-15')
  await agenda.settled()
  const dialog = await importFile(agenda, januaryOf(12), 'Personal')
  await expect(dialog.getByRole('status')).toHaveText('12 events imported.')
  await network.change({ latencyMs: 2_000 })
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const progress = agenda.messages.getByRole('progressbar', { name: 'Undoing the import' })
  await expect(progress).toHaveAttribute('aria-valuetext', '0 of 12 events deleted')
  await network.change({ latencyMs: 0 })
  const text = async () => {
    await network.pass(2_000)
    return agenda.messages.getByRole('status').textContent()
  }
  await expect.poll(text).toContain('Import undone: 12 events deleted.')
  await expect(agenda.event(imported)).toHaveCount(0)
})

test('closing the dialog stops the import, and a message says what was imported', async ({
  signedInAs,
  page,
  agenda,
}) => {
  const network = await networkOf(page)
  await signedInAs('alice', '#/calendar/month/2027-01-15')
  await agenda.settled()
  await network.change({ latencyMs: 2_000 })
  const dialog = await importFile(agenda, januaryOf(12), 'Personal')
  await expect(dialog.getByRole('progressbar', { name: 'Importing' })).toBeVisible()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/dav/')) sent += 1
  })
  // What is in the calendar is read first.
  const passUntilSent = async () => {
    await network.pass(1_000)
    return sent
  }
  await expect.poll(passUntilSent).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const pass = async () => {
    await network.pass(1_000)
    return agenda.messages.getByRole('status').textContent()
  }
  await expect.poll(pass).toContain('1 of 12 events imported. 11 weren’t sent.')
  await network.change({ latencyMs: 0 })
  await expect.poll(() => shown(network, agenda)).toBe(1)
})

test('a service that refuses one in ten gets them again, and what it never accepts is named', async ({
  signedInAs,
  page,
  agenda,
}) => {
  await refuseWrites(page, [
    { name: 'many-3%40', status: 500, times: 2 },
    { name: 'many-13%40', status: 503, times: 1, retryAfter: '1' },
    { name: 'many-23%40', status: 429, times: 1, retryAfter: '1' },
    { name: 'many-27%40', status: 413, times: 1 },
  ])
  await signedInAs('alice', '#/calendar/month/2027-01-15')
  await agenda.settled()
  const dialog = await importFile(agenda, januaryOf(30), 'Personal')
  await expect(dialog.getByRole('status')).toHaveText('29 of 30 events imported. 1 was rejected.')
  await expect(dialog.getByRole('list', { name: 'Skipped' }).getByRole('listitem')).toHaveText([
    /^Event 27 · .*too large/,
  ])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(agenda.event(imported)).toHaveCount(29)
})

test('an import waits while the connection is lost', async ({ signedInAs, page, agenda }) => {
  const network = await networkOf(page)
  await signedInAs('alice', '#/calendar/month/2027-01-15')
  await agenda.settled()
  await network.change({ isDown: true })
  const dialog = await importFile(agenda, januaryOf(12), 'Personal')
  await expect(dialog.getByText('Can’t reach Kalends. We’ll keep trying.')).toBeVisible()
  await network.change({ isDown: false })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(dialog.getByRole('status')).toHaveText('12 events imported.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(agenda.event(imported)).toHaveCount(12)
})

test(
  'a thousand events are imported while the page stays responsive',
  { tag: '@many' },
  async ({ signedInAs, agenda }) => {
    test.setTimeout(120_000)
    await signedInAs('alice', '#/calendar/month/2027-03-15')
    const buffer = Buffer.from(manyEvents(1000))
    const dialog = await importFile(agenda, { name: 'many.ics', mimeType: 'text/calendar', buffer }, 'Travel')
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText(/1,?000/, { timeout: 100_000 })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(agenda.event('Event 73, Monday 15 March')).toBeVisible()
  },
)
