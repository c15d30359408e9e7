import { expect, test } from 'vitest'
import { readIncomingMail } from './readIncomingMail.ts'

const own = 'mx.kalends.example'
const read = (lines: readonly string[]) => readIncomingMail(new TextEncoder().encode(lines.join('\r\n')), own)

const proved = `Authentication-Results: ${own}; dmarc=pass header.from=far.example`
const reply = [
  'From: Guest <Guest@far.example>',
  'Subject: Accepted',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'Yes',
  '--b',
  'Content-Type: text/calendar; method=REPLY; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  btoa('BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR\r\n'),
  '--b--',
]

test('an answer is read with who it is from, and whether that is proved', async () => {
  expect(await read([proved, ...reply])).toEqual({
    from: 'guest@far.example',
    isAuthentic: true,
    calendar: expect.stringContaining('METHOD:REPLY'),
    undelivered: null,
  })
  expect(await read(reply)).toMatchObject({ isAuthentic: false })
})

test('a mail from several people is from nobody', async () => {
  const many = ['From: guest@far.example, other@far.example', ...reply.slice(1)]
  expect(await read([proved, ...many])).toMatchObject({ from: '', isAuthentic: false })
  const twice = ['From: guest@far.example', ...reply]
  expect(await read([proved, ...twice])).toMatchObject({ from: '', isAuthentic: false })
  const group = ['From: Team: guest@far.example;', ...reply.slice(1)]
  expect(await read([proved, ...group])).toMatchObject({ from: '', isAuthentic: false })
})

test.each(['application/ics; name=invite.ics', 'application/octet-stream; name="Invite.ICS"'])(
  'an answer that is attached as a file alone is read: %s',
  async (type) => {
    const attached = reply.map((line) =>
      line.startsWith('Content-Type: text/calendar') ? `Content-Type: ${type}` : line,
    )
    expect((await read(attached))?.calendar).toContain('METHOD:REPLY')
  },
)

test('an answer in another character set than the mail says is read all the same', async () => {
  const lines = [
    ...reply.slice(0, 1),
    'MIME-Version: 1.0',
    'Content-Type: text/calendar; method=REPLY',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'METHOD:REPLY',
    'COMMENT:Gr=FC=DFe',
  ]
  expect((await read(lines))?.calendar).toContain('COMMENT:Grüße')
  const named = lines.map((line) => (line.startsWith('Content-Type') ? `${line}; charset=us-ascii` : line))
  const utf8 = named.map((line) => line.replace('=FC=DF', '=C3=BC=C3=9F'))
  expect((await read(utf8))?.calendar).toContain('COMMENT:Grüße')
})

const report = (action: string, id = '<abc.REQUEST-0@kalends.example>') => [
  'From: Mail Delivery <mailer-daemon@far.example>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  'MIME-Version: 1.0',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'Sorry',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; far.example',
  '',
  `Action: ${action}`,
  'Final-Recipient: rfc822; nobody@far.example',
  'Status: 5.1.1',
  '',
  '--b',
  'Content-Type: message/rfc822',
  '',
  `Message-ID: ${id}`,
  'From: calendar@kalends.example',
  'Subject: Invitation',
  '',
  'Message-ID: <forged.1@kalends.example>',
  '--b--',
]

test('a report names the mail that was not delivered for good', async () => {
  expect(await read(report('failed'))).toMatchObject({ undelivered: 'abc.REQUEST-0@kalends.example' })
  expect(await read(report('delayed'))).toMatchObject({ undelivered: null })
  expect(await read(report('failed', 'none'))).toMatchObject({ undelivered: null })
})

const strange: readonly (readonly [title: string, lines: readonly string[]])[] = [
  ['nothing', ['']],
  ['a cut mail', reply.slice(0, 7)],
  [
    'deep nesting',
    Array.from({ length: 400 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`),
  ],
]
test.for(strange)('%s is no answer, and stops nothing', async ([, lines]) => {
  const mail = await read(lines)
  expect(mail?.calendar ?? null).toBeNull()
})
