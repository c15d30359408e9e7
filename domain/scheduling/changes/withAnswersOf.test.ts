import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { withAnswersOf } from './withAnswersOf.ts'

const [alice, bob, carol] = ['alice@example.org', 'bob@example.org', 'carol@example.org']
const attendee = (address: string, parameters: JCalParameters): JCalProperty => [
  'attendee',
  parameters,
  'cal-address',
  `mailto:${address}`,
]
const vevent = (title: string, ...more: readonly JCalProperty[]): JCalComponent => [
  'vevent',
  [
    ['uid', {}, 'text', 'plan'],
    ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
    ['summary', {}, 'text', title],
    ['organizer', {}, 'cal-address', `mailto:${alice}`],
    ...more,
  ],
  [],
]
const of = (...vevents: readonly JCalComponent[]): JCal => ['vcalendar', [], vevents]

test('answers, notes and proposals are those of today, everything else is what it was', () => {
  const asked = { partstat: 'NEEDS-ACTION', rsvp: 'TRUE' }
  const stated = { partstat: 'TENTATIVE', 'x-response-comment': 'Perhaps', 'x-proposed-start': '2027' }
  const former = of(vevent('Former', attendee(bob, { ...asked, role: 'CHAIR' })))
  const now = of(vevent('Now', attendee(bob, { ...stated, role: 'OPT-PARTICIPANT' })))
  expect(withAnswersOf(former, now, alice)).toEqual(
    of(vevent('Former', attendee(bob, { role: 'CHAIR', ...stated }))),
  )
  expect(withAnswersOf(now, former, alice)).toEqual(
    of(vevent('Now', attendee(bob, { role: 'OPT-PARTICIPANT', ...asked }))),
  )
})

test('who is invited no longer has not answered', () => {
  const former = of(vevent('Plan', attendee(bob, { partstat: 'ACCEPTED' })))
  expect(withAnswersOf(former, of(vevent('Plan')), alice)).toEqual(
    of(vevent('Plan', attendee(bob, { partstat: 'NEEDS-ACTION' }))),
  )
})

test('what one said oneself comes back', () => {
  const former = of(
    vevent('Plan', attendee(bob, { partstat: 'ACCEPTED' }), attendee(carol, { partstat: 'ACCEPTED' })),
  )
  const now = of(
    vevent('Plan', attendee(bob, { partstat: 'DECLINED' }), attendee(carol, { partstat: 'DECLINED' })),
  )
  expect(withAnswersOf(former, now, bob)).toEqual(
    of(vevent('Plan', attendee(bob, { partstat: 'ACCEPTED' }), attendee(carol, { partstat: 'DECLINED' }))),
  )
})

test('a date without an override has the answer to the series', () => {
  const series: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
  const date: JCalProperty = ['recurrence-id', {}, 'date-time', '2027-03-16T09:00:00Z']
  const accepted = attendee(bob, { partstat: 'ACCEPTED' })
  const former = of(vevent('Plan', series, accepted), vevent('Plan', date, attendee(bob, {})))
  const now = of(vevent('Plan', series, accepted))
  expect(withAnswersOf(former, now, alice)).toEqual(
    of(vevent('Plan', series, accepted), vevent('Plan', date, accepted)),
  )
})

test('what says the same, and what nobody organizes, is itself', () => {
  const former = of(vevent('Former', attendee(bob, { PARTSTAT: 'ACCEPTED' })))
  const now = of(vevent('Now', attendee(bob, { partstat: 'ACCEPTED' })))
  expect(withAnswersOf(former, now, alice)).toBe(former)
  const [kind, properties] = vevent('Plan', attendee(bob, { partstat: 'ACCEPTED' }))
  const own = of([kind, properties.filter(([name]) => name !== 'organizer'), []])
  expect(withAnswersOf(own, of(vevent('Now')), alice)).toBe(own)
})
