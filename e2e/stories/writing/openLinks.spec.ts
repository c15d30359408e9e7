import { dropFile } from '../../agenda/dropFile.ts'
import { expect, test } from '../../support/test.ts'

const mail = [
  'Subject: Invitation',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/calendar; charset=utf-8',
  '',
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Mail//EN',
  'BEGIN:VEVENT',
  'UID:invitation@example.org',
  'DTSTAMP:20270301T090000Z',
  'DTSTART:20270316T090000Z',
  'DTEND:20270316T100000Z',
  'SUMMARY:Tasting',
  'END:VEVENT',
  'END:VCALENDAR',
  '--b--',
].join('\r\n')

test('a prefilled address, a link that the browser gave, and a dropped mail open a form and save nothing @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const query = 'title=Tea&start=2027-03-16T14:00&duration=45&place=Roof&calendar=work&guests=bob@example.org'
  await signedInAs('alice', `#/calendar/week/2027-03-15/new?${query}`)
  const editor = page.getByRole('dialog', { name: 'New event' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea')
  await expect(editor.getByRole('textbox', { name: 'Location' })).toHaveValue('Roof')
  await expect(editor.getByRole('list', { name: 'Guests' })).toContainText('bob@example.org')
  await expect(
    editor.getByRole('combobox', { name: 'Calendar' }).getByRole('option', { selected: true }),
  ).toHaveText('Work')
  const ends = editor.getByRole('group', { name: 'Ends' })
  await expect(ends.getByRole('combobox', { name: 'Time' })).toHaveValue(/^14:45/)
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)
  await expect(page.getByText('Draft kept')).toHaveCount(0)
  await expect(agenda.event('Tea')).toHaveCount(0)

  await page.goto('#/calendar/link?to=webcal%3A%2F%2Fexample.org%2Fteam.ics')
  const published = page.getByRole('dialog', { name: 'Calendar at example.org' })
  await expect(published.getByRole('link', { name: 'Download file' })).toHaveAttribute(
    'href',
    'https://example.org/team.ics',
  )
  await published.getByRole('button', { name: 'Add calendar' }).click()
  const web = page.getByRole('dialog', { name: 'Calendar on the web' })
  await expect(web.getByRole('textbox', { name: 'Address' })).toHaveValue('https://example.org/team.ics')
  await page.keyboard.press('Escape')
  await expect(web).toHaveCount(0)

  await page.goto('#/calendar/link?to=webcal%3A%2F%2Fexample.org%2Fteam.ics')
  await published.getByRole('button', { name: 'Import' }).click()
  const imports = page.getByRole('dialog', { name: 'Import events' })
  await imports.getByRole('button', { name: 'Close' }).click()
  await expect(imports).toHaveCount(0)
  await page.goto('#/calendar/link?to=mailto%3Abob%40example.org%3Fsubject%3DLunch')
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Lunch')
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)

  await dropFile(agenda.main, { name: 'invitation.eml', type: 'message/rfc822', text: mail })
  await expect(imports.getByRole('region', { name: 'Preview' })).toContainText('1 event')
})
