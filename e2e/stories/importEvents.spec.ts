import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../support/test.ts'
import { manyEvents } from '../files/manyEvents.ts'

const file = (name: string) => path.join(import.meta.dirname, '..', 'files', name)

async function importFile(page: import('@playwright/test').Page, files: string | FilePayload, into: string) {
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import events' })
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
    page,
  }) => {
    await signedInAs('alice', '#/calendar/week/2027-03-15')
    await agenda.settled()
    const dialog = await importFile(page, file(name), 'Personal')
    await expect(dialog.getByRole('status')).toContainText(`${count}`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(agenda.event(title).first()).toBeVisible()
    await agenda.view('Month')
    await expect(agenda.event(title).first()).toBeVisible()
  })
}

test('a picture that calls itself .ics is refused in a sentence, and another file can be chosen', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('alice')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import events' })
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46])
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'holiday.ics', mimeType: 'text/calendar', buffer: picture })
  await expect(dialog.getByRole('alert')).toContainText(/not.*calendar/i)
  await dialog.getByLabel('File').setInputFiles(file('google.ics'))
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('what cannot be read is skipped and named, and the rest arrives', async ({
  signedInAs,
  page,
  agenda,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  const good = await readFile(file('google.ics'), 'utf8')
  const bad = 'BEGIN:VEVENT\r\nUID:no-start@example.com\r\nSUMMARY:Never\r\nEND:VEVENT\r\nEND:VCALENDAR'
  const buffer = Buffer.from(good.replace(/END:VCALENDAR\s*$/, bad))
  const dialog = await importFile(page, { name: 'mixed.ics', mimeType: 'text/calendar', buffer }, 'Work')
  await expect(dialog.getByRole('list', { name: 'Skipped' })).toContainText('Never')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(agenda.event('Quarterly review').first()).toBeVisible()
})

test('a file says on which line each fault stands, and what it says of times in other words is imported if wanted', async ({
  signedInAs,
  page,
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
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import events' })
  await dialog.getByLabel('File').setInputFiles({ name: 'odd.ics', mimeType: 'text/calendar', buffer })
  const skipped = dialog.getByRole('list', { name: 'Skipped' }).getByRole('listitem')
  await expect(skipped).toHaveText([
    'Tax return: it has no start (line 1)',
    'Never: it has no start (line 6)',
  ])
  const corrected = dialog.getByRole('list', { name: 'Corrected' }).getByRole('listitem')
  await expect(corrected).toHaveText([
    'Dentist: it stood outside of a calendar (line 10)',
    'Dentist: a date or time was written in an unusual way (line 13)',
  ])
  await dialog
    .getByRole('checkbox', { name: 'Import 1 event whose start or end is missing or wrong' })
    .check()
  await expect(skipped).toHaveText(['Never: it has no start (line 6)'])
  await expect(corrected.first()).toContainText('Tax return: it stood outside of a calendar (line 1)')
  await expect(corrected.nth(1)).toContainText('it has no start: it is shown when it is due (line 1)')
  await dialog.getByRole('combobox', { name: 'Into calendar' }).selectOption({ label: 'Personal' })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('2 events imported.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(agenda.event('Tax return').first()).toBeVisible()
  await expect(agenda.event('Dentist').first()).toBeVisible()
})

test(
  'five thousand events arrive while the page stays alive',
  { tag: '@many' },
  async ({ signedInAs, page, agenda }) => {
    test.setTimeout(180_000)
    await signedInAs('alice', '#/calendar/month/2027-03-15')
    const buffer = Buffer.from(manyEvents(5000))
    const dialog = await importFile(page, { name: 'many.ics', mimeType: 'text/calendar', buffer }, 'Travel')
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText(/5,?000/, { timeout: 150_000 })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(
      agenda
        .event('Event 4999')
        .or(page.getByRole('button', { name: /more/ }))
        .first(),
    ).toBeVisible()
  },
)
