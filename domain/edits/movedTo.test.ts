import { expect, test } from 'vitest'
import { instantOf } from '../time/instantOf.ts'
import { zoneNamed } from '../time/Zone.ts'
import { draggedDraft } from './movedTo.ts'
import { epochMs } from '../time/units.ts'

const paris = zoneNamed('Europe/Paris')
const timed = (start: string, end: string) =>
  ({
    kind: 'timed',
    start: instantOf(start, paris),
    end: instantOf(end, paris),
    zone: paris.name,
  }) as const

test('an event of another zone is written in its own', () => {
  const when = {
    kind: 'timed',
    start: '2027-03-27T04:00:00',
    end: '2027-03-27T05:00:00',
    zone: 'America/New_York',
  } as const
  // 09:00 in Paris on both days; New York has changed its clocks already, Paris does in between.
  expect(draggedDraft(when, timed('2027-03-28T09:00:00', '2027-03-28T10:00:00'), paris)).toEqual({
    ...when,
    start: '2027-03-28T03:00:00',
    end: '2027-03-28T04:00:00',
  })
})

test("a floating event is written as in the view's zone", () => {
  const floating = {
    kind: 'timed',
    start: '2027-03-27T02:30:00',
    end: '2027-03-27T03:30:00',
    zone: null,
  } as const
  expect(draggedDraft(floating, timed('2027-03-29T04:30:00', '2027-03-29T05:30:00'), paris)).toEqual({
    ...floating,
    start: '2027-03-29T04:30:00',
    end: '2027-03-29T05:30:00',
  })
})

const unmoved = {
  kind: 'timed',
  start: '2027-10-30T09:00:00',
  end: '2027-10-30T10:00:00',
  zone: 'Europe/Paris',
} as const
const secondHalfPastTwo = {
  kind: 'timed',
  start: epochMs(Date.parse('2027-10-31T01:30Z')),
  end: epochMs(Date.parse('2027-10-31T02:30Z')),
  zone: 'Europe/Paris',
} as const

test('a time in the second hour after two is written in UTC, because the zone would mean the first', () => {
  expect(draggedDraft(unmoved, secondHalfPastTwo, paris)).toEqual({
    kind: 'timed',
    start: '2027-10-31T01:30:00',
    end: '2027-10-31T02:30:00',
    zone: 'UTC',
  })
})

test('an occurrence of a series stays in the zone of the series, at the first of the two', () => {
  expect(draggedDraft(unmoved, secondHalfPastTwo, paris, { keepsZone: true })).toMatchObject({
    start: '2027-10-31T02:30:00',
    zone: 'Europe/Paris',
  })
})

test('an all-day event that gets times gets the zone of the view', () => {
  const allDay = { kind: 'allDay', first: '2027-03-24', last: '2027-03-24' } as const
  const to = timed('2027-03-24T14:00:00', '2027-03-24T15:00:00')
  expect(draggedDraft(allDay, to, paris)).toEqual({
    kind: 'timed',
    start: '2027-03-24T14:00:00',
    end: '2027-03-24T15:00:00',
    zone: 'Europe/Paris',
  })
  expect(draggedDraft(unmoved, allDay, paris)).toEqual(allDay)
})
