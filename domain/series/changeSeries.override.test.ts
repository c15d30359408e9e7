import { describe, expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { eventsOf } from '../testing/arbitrarySeries.ts'
import { epochMs } from '../time/units.ts'
import { changeInScope } from './inScope.ts'

const at = (name: string, time: string): JCalProperty => [
  name,
  { tzid: 'Europe/Paris' },
  'date-time',
  `2027-${time}:00`,
]
const vevent = (...properties: readonly JCalProperty[]): JCal[2][number] => [
  'vevent',
  [['uid', {}, 'text', 'u1'], ['duration', {}, 'duration', 'PT1H'], ...properties],
  [],
]

/** Four Mondays at nine; the second is on Wednesday at one. */
const choir: JCal = [
  'vcalendar',
  [],
  [
    vevent(at('dtstart', '03-15T09:00'), ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 4 }]),
    vevent(at('recurrence-id', '03-22T09:00'), at('dtstart', '03-24T13:00')),
  ],
]

const timed = (day: string, from: string, to: string): DraftWhen => ({
  kind: 'timed',
  start: `2027-${day}T${from}:00`,
  end: `2027-${day}T${to}:00`,
  zone: 'Europe/Paris',
})

function startsAfter(scope: 'all' | 'following', when: DraftWhen) {
  const some = { occurrence: '2027-03-22T08:00:00Z', scope }
  const clock = { now: epochMs(Date.UTC(2027, 0, 1)), uid: 'u2' }
  const { data, added } = changeInScope(parseObject(choir), some, { when }, clock)
  return [data, added]
    .flatMap((each) => (each ? eventsOf(each) : []))
    .map((event) =>
      event.when.kind === 'timed' ? new Date(event.when.start).toISOString().slice(5, 16) : '',
    )
}

describe.each([
  ['all', '03-17T13:00'],
  ['following', '03-15T08:00'],
] as const)('a date that has a time of its own is where it is put with others: %s', (scope, first) => {
  test('at another hour', () => {
    expect(startsAfter(scope, timed('03-24', '14:00', '15:00'))).toEqual([
      first,
      '03-24T13:00',
      '03-31T12:00',
      '04-07T12:00',
    ])
  })

  test('at the time that the series gives it', () => {
    expect(startsAfter(scope, timed('03-22', '09:00', '10:00'))).toEqual([
      '03-15T08:00',
      '03-22T08:00',
      '03-29T07:00',
      '04-05T07:00',
    ])
  })
})
