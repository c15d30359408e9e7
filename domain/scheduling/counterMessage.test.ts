import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { parseICalendar } from '../ical/parseICalendar.ts'
import { printICalendar } from '../ical/printICalendar.ts'
import { epochMs, toIsoDate } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { counterMessage, type Proposed } from './counterMessage.ts'
import type { ItipMessage } from './ItipMessage.ts'
import { withProposal, withProposalDeclined } from './proposal.ts'
import { timeProposalsIn } from './timeProposalsIn.ts'

const zone = 'Europe/Paris'
const [alice, bob, carol] = ['alice@example.org', 'bob@example.org', 'carol@example.org']
const time = (name: string, value: string): JCalProperty => [name, { tzid: zone }, 'date-time', value]
const guest = (address: string): JCalProperty => [
  'attendee',
  { cn: address.slice(0, 3) },
  'cal-address',
  `mailto:${address}`,
]
const vevent = (...more: readonly JCalProperty[]): JCalComponent => [
  'vevent',
  [
    ['uid', {}, 'text', 'plan'],
    ['dtstamp', {}, 'date-time', '2027-03-01T00:00:00Z'],
    time('dtstart', '2027-03-15T09:00:00'),
    time('dtend', '2027-03-15T10:00:00'),
    ['summary', {}, 'text', 'Plan'],
    ['organizer', {}, 'cal-address', `mailto:${alice}`],
    guest(bob),
    guest(carol),
    ...more,
  ],
  [],
]
const of = (...vevents: readonly JCalComponent[]): JCal => [
  'vcalendar',
  [['version', {}, 'text', '2.0']],
  [...vevents],
]
const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY' }]
const at = (day: string, hour: string): Proposed['when'] => ({
  kind: 'timed',
  start: `${day}T${hour}:00:00`,
  end: `${day}T${hour}:30:00`,
  zone,
})

/** The organizer's object after a counter of Bob has travelled as text. */
function countered(data: JCal, proposed: Pick<Proposed, 'when' | 'occurrence' | 'scope'>, note = ''): JCal {
  const sent = counterMessage(data, { ...proposed, note, attendee: `mailto:${bob}`, now: epochMs(0) })
  const [object, ...others] = parseICalendar(sent ? printICalendar(sent) : '').objects
  expect(others).toEqual([])
  const message: ItipMessage = {
    method: 'COUNTER',
    uid: 'plan',
    sender: bob,
    recipient: alice,
    sequence: 0,
    dtstamp: '',
    data: object?.jcal ?? of(),
  }
  return withProposal(data, message)
}
const proposed = (data: JCal) =>
  timeProposalsIn(data, zoneNamed(zone)).map(({ part, occurrence, from, was, when, note, isDeclined }) => {
    const hours = [was, when].map((each) =>
      each.kind === 'timed' ? new Date(each.start).toISOString().slice(5, 16) : `${each.first} ${each.last}`,
    )
    return [part, occurrence, from.address, ...hours, note, isDeclined].join(' | ')
  })

test('what a guest proposes for an event stands with them until it is declined', () => {
  const data = countered(
    of(vevent()),
    { when: at('2027-03-16', '11'), occurrence: null, scope: 'all' },
    'Late; "sorry"',
  )
  expect(proposed(data)).toEqual([
    ' |  | bob@example.org | 03-15T08:00 | 03-16T10:00 | Late; "sorry" | false',
  ])
  expect(JSON.stringify(data).match(/x-proposed-start/g)).toHaveLength(1)
  expect(proposed(withProposalDeclined(data, '', bob))[0]).toMatch(/true$/)
  const again = countered(data, { when: at('2027-03-17', '11'), occurrence: null, scope: 'all' })
  expect(proposed(again)).toEqual([' |  | bob@example.org | 03-15T08:00 | 03-17T10:00 |  | false'])
})

test('one date of a series is proposed for alone, and all of it by its first date', () => {
  const series = of(vevent(weekly))
  const occurrence = '2027-03-22T08:00:00Z'
  const one = countered(series, { when: at('2027-03-23', '12'), occurrence, scope: 'this' })
  expect(proposed(one)).toEqual([
    `${occurrence} | ${occurrence} | bob@example.org | 03-22T08:00 | 03-23T11:00 |  | false`,
  ])
  const all = countered(series, { when: at('2027-03-22', '12'), occurrence, scope: 'all' })
  expect(proposed(all)).toEqual([
    ' | 2027-03-15T08:00:00Z | bob@example.org | 03-15T08:00 | 03-15T11:00 |  | false',
  ])
})

test('all-day events are proposed by their days', () => {
  const day = (name: string, value: string): JCalProperty => [name, {}, 'date', value]
  const [name, properties] = vevent()
  const others = properties.filter(([each]) => !each.startsWith('dt'))
  const data = of([name, [...others, day('dtstart', '2027-03-15'), day('dtend', '2027-03-17')], []])
  const when = { kind: 'allDay', first: toIsoDate('2027-03-20'), last: toIsoDate('2027-03-21') } as const
  expect(proposed(countered(data, { when, occurrence: null, scope: 'all' }))).toEqual([
    ' |  | bob@example.org | 2027-03-15 2027-03-16 | 2027-03-20 2027-03-21 |  | false',
  ])
})

test('the time that an event has is no proposal', () => {
  const when = { kind: 'timed', start: '2027-03-15T09:00:00', end: '2027-03-15T10:00:00', zone } as const
  const same = { when, occurrence: null, scope: 'all', attendee: bob, note: '', now: epochMs(0) } as const
  expect(counterMessage(of(vevent()), same)).toBeNull()
})
