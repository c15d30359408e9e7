import type { Page } from '@playwright/test'
import type { Agenda } from '../../agenda/agenda.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expect, test } from '../../support/test.ts'

const concert = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//School//EN',
  'BEGIN:VEVENT',
  'UID:concert@school.example',
  'DTSTAMP:20270101T000000Z',
  'DTSTART;TZID=Europe/Paris:20270318T140000',
  'DTEND;TZID=Europe/Paris:20270318T160000',
  'SUMMARY:School concert',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

async function importInto(agenda: Agenda, calendar: string) {
  const dialog = await agenda.openImport()
  const file = { name: 'school.ics', mimeType: 'text/calendar', buffer: Buffer.from(concert) }
  await dialog.getByLabel('File').setInputFiles(file)
  await dialog.getByRole('combobox', { name: 'Into calendar' }).selectOption({ label: calendar })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

/** The address of the event while its details are open. */
async function addressOfOpened(agenda: Agenda, page: Page): Promise<string> {
  const details = await agenda.open('School concert')
  const address = page.url()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(details).toHaveCount(0)
  return address
}

test('an event in two of Alice’s calendars is shown as one, until she changes it in one of them', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  await agenda.settled()
  await importInto(agenda, 'Personal')
  await importInto(agenda, 'Work')
  const chips = agenda.event('School concert')
  await expect(chips).toHaveCount(1)
  await expect(chips).toHaveAccessibleName(
    'School concert, Thursday 18 March, 14:00 to 16:00, Work and Personal',
  )

  const rail = page.getByRole('region', { name: 'Calendars' })
  await rail.getByRole('checkbox', { name: 'Work' }).uncheck()
  await expect(chips).toHaveAccessibleName(/, Personal$/)
  await rail.getByRole('checkbox', { name: 'Work' }).check()

  // The address of the copy that the chip does not stand for leads to the chip all the same.
  const [, href = ''] = /(#.*)$/.exec(await addressOfOpened(agenda, page)) ?? []
  await page.goto(href.replace('/work/', '/personal/'))
  const copy = page.getByRole('dialog', { name: 'School concert' })
  await expect(copy).toBeVisible()
  await expect(chips).toHaveAttribute('aria-expanded', 'true')
  await copy.getByRole('button', { name: 'Close' }).click()

  const details = await agenda.open('School concert')
  await expect(details).toContainText('In Work and Personal')
  await expect(details).toContainText('Changes are made in Work only.')
  await details.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit event' })
  await expect(editor.getByRole('combobox', { name: 'Calendar' })).toHaveValue('work')
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Concert, bring chairs')
  await agenda.save()
  await expect(agenda.messages.getByRole('status')).toContainText('In Personal it stays as it was.')
  await expect(agenda.event('Concert, bring chairs')).toHaveAccessibleName(/, Work$/)
  await expect(chips).toHaveAccessibleName(/, Personal$/)
})
