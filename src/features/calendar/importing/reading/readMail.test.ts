import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { readMail } from './readMail.ts'

async function read(...lines: string[]) {
  const { subject, calendar } = await readMail(new TextEncoder().encode(lines.join('\r\n')))
  return { subject, calendar: calendar && new TextDecoder().decode(calendar) }
}
const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Grüße\r\nEND:VCALENDAR'
const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(calendar)))

test('the calendar of an invitation is found in the part of a part, in base64', async () => {
  const mail = await read(
    'From: Bob <bob@example.org>',
    'Subject: Invitation: Stand-up',
    'Content-Type: multipart/mixed; boundary="outer=_1"',
    '',
    'Not for people.',
    '--outer=_1',
    'Content-Type: multipart/alternative;',
    ' boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain',
    '',
    'You are invited.',
    '--inner',
    'Content-Type: text/calendar; charset=UTF-8; method=REQUEST',
    'Content-Transfer-Encoding: base64',
    '',
    base64.slice(0, 20),
    base64.slice(20),
    '--inner--',
    '--outer=_1--',
  )
  expect(mail.subject).toBe('Invitation: Stand-up')
  expect(mail.calendar?.trim().split('\n')).toEqual(calendar.split('\r\n'))
})

test('a quoted part, and a file called .ics of any type', async () => {
  const quoted = await read(
    'Content-Type: text/calendar',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'SUMMARY:Gr=C3=BC=C3=9F=',
    'e',
  )
  expect(quoted.calendar?.trim()).toBe('SUMMARY:Grüße')
  const attached = await read(
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: application/octet-stream',
    'Content-Disposition: attachment; filename="invite.ICS"',
    '',
    'BEGIN:VCALENDAR',
    '--b--',
  )
  expect(attached.calendar?.trim()).toBe('BEGIN:VCALENDAR')
})

test('the calendar is read in its character set, also where the mail names none or another one', async () => {
  const typed = (type: string, line: string) =>
    read(`Content-Type: ${type}`, 'Content-Transfer-Encoding: quoted-printable', '', line)
  const summaryOf = async (type: string, line: string) => (await typed(type, line)).calendar?.trim()
  expect(await summaryOf('text/calendar', 'SUMMARY:Gr=FC=DFe')).toBe('SUMMARY:Grüße')
  expect(await summaryOf('text/calendar; charset=utf-8', 'SUMMARY:Gr=FC=DFe')).toBe('SUMMARY:Grüße')
  expect(await summaryOf('text/calendar; charset=us-ascii', 'SUMMARY:Gr=C3=BC=C3=9Fe')).toBe('SUMMARY:Grüße')
  expect(await summaryOf('text/calendar; charset=ISO-8859-15', 'SUMMARY:5 =A4')).toBe('SUMMARY:5 €')
  expect(await summaryOf('text/calendar; charset=Shift_JIS', 'SUMMARY:=83e=83X=83g')).toBe('SUMMARY:テスト')
  expect(await summaryOf('text/calendar; charset=GB18030', 'SUMMARY:=C4=E3=BA=C3')).toBe('SUMMARY:你好')
})

test('a mail without a calendar has its subject, in any charset and over several lines', async () => {
  const mail = await read(
    'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe_aus?=',
    ' =?iso-8859-1?B?TfxuY2hlbg==?=',
    '',
    'Hello',
  )
  expect(mail).toEqual({ subject: 'Grüße ausMünchen', calendar: null })
  expect((await read('Subject: Tea', ' and cake', '', '')).subject).toBe('Tea and cake')
  expect((await read('Subject: Tea =?nonsense?Q?=41?=', '')).subject).toBe('Tea A')
})

test('no file whatever breaks it', async () => {
  await assertProperty(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expect(typeof (await readMail(bytes)).subject).toBe('string')
    }),
  )
  expect(await readMail(new Uint8Array())).toEqual({ subject: '', calendar: null })
})
