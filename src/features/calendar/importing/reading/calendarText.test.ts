import { expect, test } from 'vitest'
import { calendarText } from './calendarText.ts'

const lines = (...all: readonly string[]) => all.join('\r\n')
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const mail = (...all: readonly string[]) => new File([latin(lines(...all))], 'invitation.eml')

test('the calendar in a mail is read as it was written, and not as it was sent', async () => {
  const text = await calendarText(
    mail(
      'Subject: Tasting',
      'Content-Type: text/calendar; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'DTSTART;TZID=3DEurope/Paris:20270316T090000',
      'SUMMARY:K=C3=A4se=',
      ' und Wein',
      'END:VEVENT',
      'END:VCALENDAR',
    ),
  )
  expect(text).toContain('DTSTART;TZID=Europe/Paris:20270316T090000')
  expect(text).toContain('SUMMARY:Käse und Wein')
})

test('a file in a mail that does not say its characters is read like any file', async () => {
  const text = await calendarText(
    mail(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: application/octet-stream; name="invite.ics"',
      'Content-Transfer-Encoding: base64',
      '',
      btoa(lines('BEGIN:VCALENDAR', 'SUMMARY:Käse')),
      '--b--',
    ),
  )
  expect(text).toBe(lines('BEGIN:VCALENDAR', 'SUMMARY:Käse'))
})

test('a mail without a calendar has no text, and a file is its own', async () => {
  expect(await calendarText(mail('Subject: Tea', '', 'BEGIN:VCALENDAR is how such files begin.'))).toBe('')
  expect(await calendarText(new File(['BEGIN:VCALENDAR'], 'tea.ics'))).toBe('BEGIN:VCALENDAR')
})
