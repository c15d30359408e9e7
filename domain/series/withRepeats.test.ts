import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import type { EventDraft, Repeats } from '../event/CalendarEvent.ts'
import { draftOf } from '../event/draftOf.ts'
import { newJCal } from '../event/newJCal.ts'
import { readItem } from '../event/readItem.ts'
import { changeOccurrence } from './changeOccurrence.ts'
import { changeSeries } from './changeSeries.ts'
import { deleteOccurrence } from './deleteOccurrence.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { epochMs } from '../time/units.ts'

const now = epochMs(Date.UTC(2027, 0, 1))
const never = { kind: 'never' } as const
const draft: EventDraft = {
  title: 'Choir',
  location: '',
  description: '',
  when: { kind: 'timed', start: '2027-03-15T19:00:00', end: '2027-03-15T21:00:00', zone: 'Europe/Paris' },
  isFree: false,
  visibility: 'public',
  calendarId: 'c',
}
const choir = (repeats: Repeats | null, when = draft.when): JCal =>
  newJCal({ ...draft, when, ...(repeats && { repeats }) }, { uid: 'u1', now })
const ruleOf = (jcal: JCal) => jcal[2][0]?.[1].find(([name]) => name === 'rrule')?.[3]
const days = (jcal: JCal) =>
  readItem(
    { calendarId: 'c', eventId: 'e', etag: null, data: jcal },
    { window: { start: now, end: epochMs(Date.UTC(2027, 4, 1)) }, viewZone: 'UTC', myAddresses: [] },
  ).events.map(({ when }) =>
    when.kind === 'timed' ? new Date(when.start).toISOString().slice(0, 10) : when.first,
  )

test.each<[Repeats['every'], object]>([
  ['day', { freq: 'DAILY' }],
  ['weekday', { freq: 'WEEKLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'] }],
  ['week', { freq: 'WEEKLY', byday: 'MO' }],
  ['monthDay', { freq: 'MONTHLY', bymonthday: 15 }],
  ['monthWeekday', { freq: 'MONTHLY', byday: '3MO' }],
  ['year', { freq: 'YEARLY' }],
])('every %s is written as a rule, and read as that choice', (every, rule) => {
  const jcal = choir({ every, end: never })
  expect(ruleOf(jcal)).toEqual(rule)
  expect(draftOf(jcal, 'c')?.repeats).toEqual({ every, end: never })
})

test.each<[string, Repeats['end'], EventDraft['when'], object]>([
  ['a number of times', { kind: 'after', times: 5 }, draft.when, { count: 5 }],
  [
    'a last day, in UTC for a zone',
    { kind: 'on', date: '2027-04-05' },
    draft.when,
    { until: '2027-04-05T17:00:00Z' },
  ],
  [
    'a last day, floating',
    { kind: 'on', date: '2027-04-05' },
    { kind: 'timed', start: '2027-03-15T19:00', end: '2027-03-15T20:00', zone: null },
    { until: '2027-04-05T19:00:00' },
  ],
  [
    'a last day, for days',
    { kind: 'on', date: '2027-04-05' },
    { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
    { until: '2027-04-05' },
  ],
])('an end is %s', (_, end, when, parts) => {
  const jcal = choir({ every: 'week', end }, when)
  expect(ruleOf(jcal)).toEqual({ freq: 'WEEKLY', byday: 'MO', ...parts })
  expect(draftOf(jcal, 'c')?.repeats).toEqual({ every: 'week', end })
  expect(days(jcal).at(-1)).toBe('kind' in end && end.kind === 'after' ? '2027-04-12' : '2027-04-05')
})

test('an event that happened once repeats, and ends, and happens once again', () => {
  const weekly = changeSeries(parseObject(choir(null)), { repeats: { every: 'week', end: never } }, { now })
  expect(days(weekly)).toHaveLength(7)
  const thrice = changeSeries(
    parseObject(weekly),
    { repeats: { every: 'week', end: { kind: 'after', times: 3 } } },
    { now },
  )
  expect(days(thrice)).toEqual(['2027-03-15', '2027-03-22', '2027-03-29'])
  const once = changeSeries(parseObject(thrice), { repeats: null }, { now })
  expect(days(once)).toEqual(['2027-03-15'])
})

test('a rule that is not among the choices is kept, except for its end', () => {
  const odd: JCal = [
    'vcalendar',
    [],
    choir(null)[2].map(([name, properties]) => [
      name,
      [
        ...properties,
        ['rrule', {}, 'recur', { freq: 'MONTHLY', interval: 2, byday: ['MO', 'TU'], bysetpos: -1 }],
      ],
      [],
    ]),
  ]
  expect(draftOf(odd, 'c')?.repeats).toEqual({ every: 'custom', end: never })
  const ended = changeSeries(
    parseObject(odd),
    { repeats: { every: 'custom', end: { kind: 'after', times: 4 } } },
    { now },
  )
  expect(ruleOf(ended)).toEqual({ freq: 'MONTHLY', interval: 2, byday: ['MO', 'TU'], bysetpos: -1, count: 4 })
})

test('with an earlier end the exceptions before it stay, and those after it are removed', () => {
  const weekly = choir({ every: 'week', end: never })
  const without = deleteOccurrence(parseObject(weekly), '2027-03-22T18:00:00Z', { now })
  const early = changeOccurrence(parseObject(without), '2027-03-29T17:00:00Z', { title: 'Early' }, { now })
  const late = changeOccurrence(parseObject(early), '2027-04-19T17:00:00Z', { title: 'Late' }, { now })
  const ended = changeSeries(
    parseObject(late),
    { repeats: { every: 'week', end: { kind: 'on', date: '2027-04-12' } } },
    { now },
  )
  expect(days(ended).toSorted()).toEqual(['2027-03-15', '2027-03-29', '2027-04-05', '2027-04-12'])
  expect(ended[2]).toHaveLength(2)
})

test('with another rule a date that was deleted stays deleted, and one that the rule does not have is forgotten', () => {
  const weekly = choir({ every: 'week', end: never })
  const once = deleteOccurrence(parseObject(weekly), '2027-03-22T18:00:00Z', { now })
  const without = deleteOccurrence(parseObject(once), '2027-03-29T17:00:00Z', { now })
  const fortnightly = changeSeries(
    parseObject(without),
    {
      repeats: {
        every: 'custom',
        end: never,
        rule: { frequency: 'WEEKLY', interval: 2, weekdays: [1], on: 'day' },
      },
    },
    { now },
  )
  expect(days(fortnightly)).toEqual(['2027-03-15', '2027-04-12', '2027-04-26'])
  const again = changeSeries(parseObject(fortnightly), { repeats: { every: 'week', end: never } }, { now })
  expect(days(again)).toContain('2027-03-22')
  expect(days(again)).not.toContain('2027-03-29')
})

test('a series that repeats as before stays unchanged', () => {
  const weekly = choir({ every: 'week', end: never })
  expect(changeSeries(parseObject(weekly), { repeats: { every: 'week', end: never } }, { now })).toBe(weekly)
})
