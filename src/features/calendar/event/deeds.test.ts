import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { alteration, changed, creation, deletion, departure } from './deeds.ts'
import { dragOutcome } from './dragOutcome.ts'

const name = { userId: 'alice', calendarId: 'work', eventId: 'choir' }
const clock = { now: Date.UTC(2027, 2, 1), uid: 'choir-2' }
const paris = zoneNamed('Europe/Paris')

const choir = (start: string, ...more: JCal[1][number][]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'choir'],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', start],
        ['duration', {}, 'duration', 'PT1H'],
        ['summary', {}, 'text', 'Choir'],
        ...more,
      ],
      [],
    ],
  ],
]
const once = choir('2027-03-15T16:00:00')
const daily = choir('2027-03-15T16:00:00', ['rrule', {}, 'recur', { freq: 'DAILY' }])
const seen = (data: JCal) => ({ data, over: { data, etag: '"1"' } })
const startsOf = (data: JCal | null | undefined) =>
  data?.[2].map(([, properties]) => properties.find(([each]) => each === 'dtstart')?.[3])

test('a new object is that, whatever is there', () => {
  expect(creation(name, once).become([null])).toEqual([once])
})

test('what somebody deleted is not brought back by a change to it', () => {
  const rename = alteration(name, seen(once), (data) => changed(data, { title: 'Tea' }, all, clock), '')
  expect(rename.become([null])[0]).toBeNull()
})
const all = { occurrence: null, scope: 'all' } as const

test('a series in two touches two objects, and the second has a name of its own', () => {
  const some = { occurrence: '2027-03-17T15:00:00Z', scope: 'following' } as const
  const outcomeOf = (data: JCal) => changed(data, { title: 'Festival' }, some, clock)
  const deed = alteration(name, seen(daily), outcomeOf, clock.uid)
  expect(deed.names.map(({ eventId }) => eventId)).toEqual(['choir', 'choir-2'])
  expect(deed.become([daily, null]).map(startsOf)).toEqual([['2027-03-15T16:00:00'], ['2027-03-17T16:00:00']])
})

test('an event that goes to another calendar is changed on the way', () => {
  const to = { ...name, calendarId: 'personal' }
  const deed = departure(
    name,
    to,
    seen(once),
    (data) => changed(data, { title: 'Tea' }, all, clock).data ?? data,
  )
  const [here, there] = deed.become([once, null])
  expect(here).toBeNull()
  expect(JSON.stringify(there)).toContain('Tea')
})

test('a deletion is of what is there by then', () => {
  const deed = deletion(name, seen(once), all, clock.now)
  expect(deed.become([choir('2027-03-16T10:00:00')])).toEqual([null])
  expect(deed.become([null])).toEqual([null])
})

test('what was dragged lies where it was let go, wherever it had come to lie meanwhile', () => {
  const to = {
    kind: 'timed',
    zone: null,
    start: Date.UTC(2027, 2, 17, 8),
    end: Date.UTC(2027, 2, 17, 9),
  } as const
  const from = (data: JCal) => startsOf(dragOutcome(data, to, all, paris, clock).data)
  expect(from(once)).toEqual(['2027-03-17T09:00:00'])
  expect(from(choir('2027-03-20T07:00:00'))).toEqual(['2027-03-17T09:00:00'])
})
