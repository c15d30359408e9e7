import { expect, test } from 'vitest'
import { parseICalendar } from '../../ical/parseICalendar.ts'
import { messageIn } from './messageIn.ts'

const mine = ['alice@kalends.example']

const vevent = (uid: string, ...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20270301T090000Z',
  'DTSTART:20270316T090000Z',
  'DTEND:20270316T100000Z',
  'SUMMARY:Tasting',
  ...lines,
  'END:VEVENT',
]
const file = (method: string | null, ...vevents: readonly (readonly string[])[]) =>
  parseICalendar(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...(method === null ? [] : [`METHOD:${method}`]),
      ...vevents.flat(),
      'END:VCALENDAR',
    ].join('\r\n'),
  )
const carol = 'ORGANIZER;CN=Carol:mailto:carol@elsewhere.example'
const alice = 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:Alice@Kalends.example'
const bob = 'ATTENDEE:mailto:bob@elsewhere.example'
const ofAlice = 'ORGANIZER:MAILTO:alice@kalends.example'
const bobAccepts = 'ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED;X-RESPONSE-COMMENT=Gladly:mailto:bob@elsewhere.example'

test('an invitation is from its organizer to the guest with one of the reader’s addresses', () => {
  expect(messageIn(file('request', vevent('1', carol, bob, alice, 'SEQUENCE:2')), mine)).toMatchObject({
    method: 'REQUEST',
    uid: '1',
    sequence: 2,
    sender: { address: 'carol@elsewhere.example', name: 'Carol' },
    recipient: 'Alice@Kalends.example',
  })
})

test('of a series with a date that stands alone, the highest SEQUENCE is that of the message', () => {
  const date = vevent('1', carol, alice, 'SEQUENCE:4', 'RECURRENCE-ID:20270316T090000Z')
  const series = vevent('1', carol, alice, 'SEQUENCE:3', 'RRULE:FREQ=DAILY')
  expect(messageIn(file('CANCEL', series, date), mine)).toMatchObject({ method: 'CANCEL', sequence: 4 })
})

test('an answer and a proposal are from the one guest in them, to the organizer', () => {
  expect(messageIn(file('REPLY', vevent('1', ofAlice, bobAccepts)), mine)).toMatchObject({
    sender: { address: 'bob@elsewhere.example', name: 'Bob', reply: 'accepted', note: 'Gladly' },
    recipient: 'alice@kalends.example',
  })
  expect(messageIn(file('COUNTER', vevent('1', ofAlice, bob)), mine)).toMatchObject({
    sender: { reply: 'needs-action' },
  })
})

test.for([
  ['without a METHOD', file(null, vevent('1', carol, alice))],
  ['with another METHOD', file('PUBLISH', vevent('1', carol, alice))],
  ['of two events', file('REQUEST', vevent('1', carol, alice), vevent('2', carol, alice))],
  ['of none', file('REQUEST')],
  ['without an organizer', file('REQUEST', vevent('1', alice))],
  ['to somebody else', file('REQUEST', vevent('1', carol, bob))],
  ['of an event that is the reader’s own', file('REQUEST', vevent('1', ofAlice, bob, alice))],
  ['with an answer to somebody else', file('REPLY', vevent('1', carol, bobAccepts))],
  ['with an answer of nobody', file('REPLY', vevent('1', ofAlice))],
  [
    'with answers of two guests',
    file('REPLY', vevent('1', ofAlice, bobAccepts, 'ATTENDEE:mailto:d@e.example')),
  ],
] as const)('a file %s is no message', ([, reading]) => {
  expect(messageIn(reading, mine)).toBeNull()
})

test('calendars with several METHODs in one file have none', () => {
  const two = ['REQUEST', 'CANCEL'].flatMap((method) => [
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    ...vevent('1', carol, alice),
    'END:VCALENDAR',
  ])
  expect(parseICalendar(two.join('\r\n')).method).toBeNull()
})
