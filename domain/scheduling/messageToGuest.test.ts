import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { propertiesOf, put } from '../jcal/properties.ts'
import { text } from '../testing/jcalProperties.ts'
import { epochMs } from '../time/units.ts'
import { cancelForMail } from './cancelForMail.ts'
import { guestAnswer } from './guestAnswer.ts'
import { guestCopy } from './guestCopy.ts'
import { nothingHeld } from './ItipMessage.ts'
import { messageToGuest } from './messageToGuest.ts'
import { organizerChange } from './organizerChange.ts'
import { partsOf } from './partsOf.ts'
import { attendeeOf, partstatOf } from './people.ts'
import { receive } from './receive.ts'

const now = epochMs(Date.UTC(2027, 1, 1))
const [guest, other] = ['guest@far.example', 'other@far.example']
const attendee = (address: string, partstat = 'NEEDS-ACTION'): JCalProperty => [
  'attendee',
  { partstat },
  'cal-address',
  `mailto:${address}`,
]
const event = (title: string, ...guests: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        text('uid', 'u1'),
        ['dtstart', {}, 'date-time', '2027-03-02T09:00:00Z'],
        text('summary', title),
        text('description', 'Long'),
        [
          'organizer',
          { cn: 'Ada', 'sent-by': 'mailto:desk@kalends.example' },
          'cal-address',
          'mailto:ada@kalends.example',
        ],
        ...guests,
      ],
      [],
    ],
  ],
]
const held = (after: JCal | null, before: JCal | null = null) =>
  organizerChange(before === null ? nothingHeld : organizerChange(nothingHeld, before, now), after, now)
const told = (before: JCal | null, after: JCal | null) => messageToGuest(guest, before, held(after, before))

test('a guest elsewhere is told what concerns them: not who else comes, nor who has answered', () => {
  const before = event('Plan', attendee(guest), attendee(other))
  expect(told(null, before)?.method).toBe('REQUEST')
  expect(told(before, event('Plan', attendee(guest)))).toBeNull()
  expect(told(before, event('Plan', attendee(guest, 'ACCEPTED'), attendee(other, 'DECLINED')))).toBeNull()
  expect(told(before, event('Other', attendee(guest), attendee(other)))?.method).toBe('REQUEST')
  expect(told(before, event('Plan', attendee(other)))?.method).toBe('CANCEL')
  expect(told(before, null)?.method).toBe('CANCEL')
})

test('the mailed copy has one guest, who is asked, and is answered at the mailbox', () => {
  const revision = { sequence: 3, dtstamp: '2027-02-01T00:00:00Z' }
  const data = guestCopy(event('Plan', attendee(guest), attendee(other)), {
    address: guest,
    revision,
    replyTo: 'calendar@kalends.example',
  })
  const vevent = partsOf(data).get('')
  if (vevent === undefined) throw new Error('no event')
  expect(propertiesOf(vevent, 'attendee')).toEqual([
    ['attendee', { partstat: 'NEEDS-ACTION', rsvp: 'TRUE' }, 'cal-address', `mailto:${guest}`],
  ])
  expect(propertiesOf(vevent, 'organizer')).toEqual([
    ['organizer', { cn: 'Ada' }, 'cal-address', 'mailto:calendar@kalends.example'],
  ])
  expect(propertiesOf(vevent, 'sequence')).toEqual([['sequence', {}, 'integer', 3]])
})

test('an answer in the page is taken by the organizer, each later one as well', () => {
  const first = held(event('Plan', attendee(guest), attendee(other)))
  const answered = (each: typeof first, answer: 'ACCEPTED' | 'DECLINED') => {
    const message = guestAnswer(each, { address: guest, answer, now })
    if (message === null) throw new Error('nobody is invited')
    return receive(each, message)
  }
  const accepted = answered(first, 'ACCEPTED')
  const declined = answered(accepted.held, 'DECLINED')
  expect([accepted.ignored, declined.ignored]).toEqual([null, null])
  expect(JSON.stringify(declined.held.data)).toContain('"DECLINED"')
  expect(guestAnswer(first, { address: 'stranger@far.example', answer: 'ACCEPTED', now })).toBeNull()
  expect(guestAnswer(held(null), { address: guest, answer: 'ACCEPTED', now })).toBeNull()
})

test('an answer to one date of a series leaves those to the others, and there is none to what is no date', () => {
  const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 3 }]
  const series = held(event('Plan', rule, attendee(guest), attendee(other)))
  const after = (each: typeof series, change: { answer: 'ACCEPTED' | 'DECLINED'; part?: string }) => {
    const message = guestAnswer(each, { address: guest, now, ...change })
    return message && receive(each, message).held
  }
  const accepted = after(series, { answer: 'ACCEPTED' })
  const declined = accepted && after(accepted, { answer: 'DECLINED', part: '2027-03-03T09:00:00Z' })
  const answers = [...partsOf(declined?.data ?? null)].map(([part, vevent]) => [
    part,
    partstatOf(attendeeOf(vevent, guest)),
  ])
  expect(answers).toEqual([
    ['', 'ACCEPTED'],
    ['2027-03-03T09:00:00Z', 'DECLINED'],
  ])
  expect(after(series, { answer: 'DECLINED', part: '2027-04-03T09:00:00Z' })).toBeNull()
})

test('a cancellation waits with what names the event alone', () => {
  const before = event('Plan', attendee(guest))
  const message = told(before, null)
  if (message === null) throw new Error('nothing is said')
  const [vevent] = partsOf(cancelForMail(message)).values()
  const names = vevent?.[1].map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['uid', 'dtstart', 'summary', 'organizer', 'attendee', 'sequence']),
  )
  expect(names).not.toContain('description')
  expect(put(vevent?.[1] ?? [], text('status', 'CANCELLED'))).toEqual(vevent?.[1])
})

test('what is answered or proposed for one date is no news to guests elsewhere; another time of it is', () => {
  const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 3 }]
  const series = event('Plan', weekly, attendee(guest), attendee(other))
  const second = (start: string, ...guests: readonly JCalProperty[]): JCal => {
    const date = event('Plan', ...guests)[2][0]
    if (date === undefined) throw new Error('no event')
    const at: JCalProperty = ['dtstart', {}, 'date-time', start]
    const name: JCalProperty = ['recurrence-id', {}, 'date-time', '2027-03-09T09:00:00Z']
    return [series[0], series[1], [...series[2], ['vevent', [...put(date[1], at), name], []]]]
  }
  const proposing = attendee(guest)
  const answered = attendee(other, 'DECLINED')
  expect(told(series, second('2027-03-09T09:00:00Z', proposing, answered))).toBeNull()
  expect(told(series, second('2027-03-09T10:00:00Z', proposing, answered))?.method).toBe('REQUEST')
  expect(told(series, second('2027-03-09T09:00:00Z', answered))?.method).toBe('REQUEST')
})
