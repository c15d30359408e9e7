import { expect, test } from 'vitest'
import { daysFrom, weekdayOfDate } from '../time/dates.ts'
import { instantOf, localOf } from '../time/instantOf.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'
import type { EventWhen } from '../event/CalendarEvent.ts'
import {
  isSameTime,
  movedAmongHours,
  movedByDays,
  pulledTo,
  putAboveHours,
  putAmongHours,
  rangeBetween,
  snapped,
} from './dragging.ts'
import { hourAxis } from './hourAxis.ts'
import { lifted, type LiftedEvent } from './lifting.ts'
import { addMs, type IsoDate } from '../time/units.ts'

const paris = zoneNamed('Europe/Paris')
const timed = (start: string, end: string, zone: Zone = paris) =>
  ({
    kind: 'timed',
    start: instantOf(start, zone),
    end: instantOf(end, zone),
    zone: zone.name,
  }) as const
const shown = (when: EventWhen | undefined, zone: Zone = paris) =>
  when?.kind === 'timed'
    ? [localOf(when.start, zone).slice(0, 16), localOf(when.end, zone).slice(0, 16)]
    : when

test('minutes snap to quarters of an hour', () => {
  expect([-8, -7, 7, 8, 52, 53].map(snapped).map((each) => each + 0)).toEqual([-15, 0, 0, 15, 45, 60])
})

test('a new event is drawn downwards or upwards, and not out of the day', () => {
  const day = { minutes: 1440 }
  expect(rangeBetween(547, 601, day)).toEqual({ start: 540, end: 615 })
  expect(rangeBetween(601, 547, day)).toEqual({ start: 540, end: 615 })
  expect(rangeBetween(541, 541, day)).toEqual({ start: 540, end: 555 })
  expect(rangeBetween(1439, 1600, day)).toEqual({ start: 1425, end: 1440 })
  expect(rangeBetween(1470, 1600, { minutes: 1500 })).toEqual({ start: 1470, end: 1500 })
})

test('when clocks change, an event keeps its local time and its length', () => {
  const when = timed('2027-03-27T09:00:00', '2027-03-27T10:00:00')
  expect(shown(movedByDays(when, 'all', 1, paris))).toEqual(['2027-03-28T09:00', '2027-03-28T10:00'])
})

test('the ends of an all-day event move separately, and never past each other', () => {
  const when = { kind: 'allDay', first: '2027-03-10', last: '2027-03-12' } as const
  expect(movedByDays(when, 'end', 3, paris)).toMatchObject({ first: '2027-03-10', last: '2027-03-15' })
  expect(movedByDays(when, 'start', -2, paris)).toMatchObject({ first: '2027-03-08', last: '2027-03-12' })
  expect(movedByDays(when, 'start', 9, paris)).toMatchObject({ first: '2027-03-12', last: '2027-03-12' })
  expect(movedByDays(when, 'end', -9, paris)).toMatchObject({ first: '2027-03-10', last: '2027-03-10' })
})

test('the ends of an event over some nights move by days, and never past each other', () => {
  const when = timed('2027-03-10T18:00:00', '2027-03-12T09:00:00')
  expect(shown(movedByDays(when, 'end', 1, paris))).toEqual(['2027-03-10T18:00', '2027-03-13T09:00'])
  expect(shown(movedByDays(when, 'start', 5, paris))).toEqual(['2027-03-11T18:00', '2027-03-12T09:00'])
})

const autumn = { axis: hourAxis(daysFrom('2027-10-25', 7), paris), zone: paris }
const spring = { axis: hourAxis(daysFrom('2027-03-22', 7), paris), zone: paris }
const saturday = timed('2027-10-30T09:10:00', '2027-10-30T10:10:00')

test('an event that only changes its day keeps its local time', () => {
  const moved = movedAmongHours(
    saturday,
    { date: '2027-10-30', at: 610 },
    { date: '2027-10-31', at: 610 },
    autumn,
  )
  expect(shown(moved)).toEqual(['2027-10-31T09:10', '2027-10-31T10:10'])
})

test('an hour that exists twice has two positions, an hour apart', () => {
  const to = (at: number) =>
    movedAmongHours(saturday, { date: '2027-10-30', at: 610 }, { date: '2027-10-31', at }, autumn)
  expect(
    [to(150), to(210)].map((when) => when.kind === 'timed' && new Date(when.start).toISOString()),
  ).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'])
})

test('an event dropped in an hour that is skipped is after it', () => {
  const when = timed('2027-03-27T09:00:00', '2027-03-27T10:00:00')
  const moved = movedAmongHours(
    when,
    { date: '2027-03-27', at: 540 },
    { date: '2027-03-28', at: 135 },
    spring,
  )
  expect(shown(moved)).toEqual(['2027-03-28T03:15', '2027-03-28T04:15'])
})

test('the second half of a party, moved down by two hours, moves the first with it', () => {
  const party = timed('2027-03-23T22:00:00', '2027-03-24T02:00:00')
  const moved = movedAmongHours(party, { date: '2027-03-24', at: 0 }, { date: '2027-03-24', at: 120 }, spring)
  expect(shown(moved)).toEqual(['2027-03-24T00:00', '2027-03-24T04:00'])
})

test('an end that is dragged leaves at least a quarter of an hour', () => {
  const when = timed('2027-03-27T09:00:00', '2027-03-27T10:00:00')
  const at = (time: string) => instantOf(`2027-03-27T${time}:00`, paris)
  expect(shown(pulledTo(when, 'end', at('10:45')))).toEqual(['2027-03-27T09:00', '2027-03-27T10:45'])
  expect(shown(pulledTo(when, 'end', at('08:00')))).toEqual(['2027-03-27T09:00', '2027-03-27T09:15'])
  expect(shown(pulledTo(when, 'start', at('12:00')))).toEqual(['2027-03-27T09:45', '2027-03-27T10:00'])
})

test('an all-day event lasts an hour among the hours, and all day again above them', () => {
  const among = putAmongHours(instantOf('2027-03-24T14:15:00', paris), paris)
  expect(shown(among)).toEqual(['2027-03-24T14:15', '2027-03-24T15:15'])
  expect(putAboveHours(among, '2027-03-25', paris)).toEqual({
    kind: 'allDay',
    first: '2027-03-25',
    last: '2027-03-25',
  })
})

test('a party until two is all day on one day, a journey on all of its days', () => {
  const party = timed('2027-03-23T22:00:00', '2027-03-24T02:00:00')
  const trip = timed('2027-03-23T22:00:00', '2027-03-25T02:00:00')
  expect(putAboveHours(party, '2027-03-23', paris)).toMatchObject({ last: '2027-03-23' })
  expect(putAboveHours(trip, '2027-03-23', paris)).toMatchObject({ last: '2027-03-25' })
})

test('the same time is the same whatever its zone', () => {
  const when = timed('2027-03-27T09:00:00', '2027-03-27T10:00:00')
  expect(isSameTime(when, { ...when, zone: 'UTC' })).toBe(true)
  expect(isSameTime(when, { ...when, end: addMs(when.end, 1) })).toBe(false)
  expect(isSameTime(when, { kind: 'allDay', first: '2027-03-27', last: '2027-03-27' })).toBe(false)
})

const inWeek = { hasHours: true, forward: 'ArrowRight', zone: paris, isShown: () => true } as const
const inMonth = { ...inWeek, hasHours: false }
const isWorkday = (date: IsoDate) => weekdayOfDate(date) % 6 !== 0
const withoutWeekends = { ...inWeek, isShown: isWorkday }
const meeting: LiftedEvent = {
  part: 'all',
  when: timed('2027-03-24T09:00:00', '2027-03-24T10:00:00'),
  hours: null,
  typed: '',
  isCopy: false,
}
const days: LiftedEvent = {
  part: 'all',
  when: { kind: 'allDay', first: '2027-03-24', last: '2027-03-25' },
  hours: null,
  typed: '',
  isCopy: false,
}
/** The event after a sequence of keys. */
const after = (event: LiftedEvent, keys: readonly string[], around: Parameters<typeof lifted>[2] = inWeek) =>
  keys.reduce((at, key) => {
    const next = lifted(at, key, around)
    return next === null || next.kind === 'reverted' ? at : next
  }, event)

test.each([
  [['ArrowDown'], inWeek, ['2027-03-24T09:15', '2027-03-24T10:15']],
  [['ArrowUp'], inWeek, ['2027-03-24T08:45', '2027-03-24T09:45']],
  [['ArrowLeft'], inWeek, ['2027-03-23T09:00', '2027-03-23T10:00']],
  [['ArrowLeft'], { ...inWeek, forward: 'ArrowLeft' }, ['2027-03-25T09:00', '2027-03-25T10:00']],
  [['ArrowDown'], inMonth, ['2027-03-31T09:00', '2027-03-31T10:00']],
  [['e', 'ArrowDown'], inWeek, ['2027-03-24T09:00', '2027-03-24T10:15']],
  [['E', 'ArrowDown'], inWeek, ['2027-03-24T09:00', '2027-03-24T10:15']],
  [['s', 'ArrowDown'], inWeek, ['2027-03-24T09:15', '2027-03-24T10:00']],
  [['s', 'm', 'ArrowDown'], inWeek, ['2027-03-24T09:15', '2027-03-24T10:15']],
  [['1', '4', '0', '5'], inWeek, ['2027-03-24T14:05', '2027-03-24T15:05']],
  [['9', '3', '0', 'ArrowRight', '8'], inMonth, ['2027-03-25T08:00', '2027-03-25T09:00']],
  [['e', '1', '1', '1', '0'], inWeek, ['2027-03-24T09:00', '2027-03-24T11:10']],
  [['e', '8'], inWeek, ['2027-03-24T09:00', '2027-03-24T09:15']],
  [['s', '9', '4', '5'], inWeek, ['2027-03-24T09:45', '2027-03-24T10:00']],
  [['a', '1', '6'], inWeek, ['2027-03-24T16:00', '2027-03-24T17:00']],
  [['a', 'ArrowRight', 'ArrowDown'], inWeek, ['2027-03-25T09:00', '2027-03-25T10:00']],
  [['ArrowRight', 'ArrowRight', 'ArrowRight'], withoutWeekends, ['2027-03-29T09:00', '2027-03-29T10:00']],
  [['ArrowLeft', 'ArrowLeft', 'ArrowLeft'], withoutWeekends, ['2027-03-19T09:00', '2027-03-19T10:00']],
] as const)('a meeting that was lifted, and the keys %j', (keys, around, expected) => {
  expect(shown(after(meeting, keys, around).when)).toEqual(expected)
})

test.each([
  [['ArrowRight'], inWeek, ['2027-03-25', '2027-03-26']],
  [['ArrowUp'], inWeek, ['2027-03-24', '2027-03-25']],
  [['ArrowUp'], inMonth, ['2027-03-17', '2027-03-18']],
  [['e', 'ArrowRight'], inWeek, ['2027-03-24', '2027-03-26']],
  [['s', 'ArrowLeft'], inMonth, ['2027-03-23', '2027-03-25']],
] as const)('days that were lifted, and the keys %j', (keys, around, [first, last]) => {
  expect(after(days, keys, around).when).toMatchObject({ first, last })
})

test('what is moved past the last minute of a Friday steps over a hidden weekend, an end that is pulled does not', () => {
  const late = { ...meeting, when: timed('2027-03-26T23:45:00', '2027-03-27T00:45:00') }
  expect(shown(after(late, ['ArrowDown'], withoutWeekends).when)).toEqual([
    '2027-03-29T00:00',
    '2027-03-29T01:00',
  ])
  expect(shown(after(late, ['e', 'ArrowDown'], withoutWeekends).when)).toEqual([
    '2027-03-26T23:45',
    '2027-03-27T01:00',
  ])
})

test('up from midnight leads above the hours, down from there to its earlier time, else to nine', () => {
  const early = { ...meeting, when: timed('2027-03-24T00:10:00', '2027-03-24T01:10:00') }
  expect(after(early, ['ArrowUp']).when).toMatchObject({ kind: 'allDay', first: '2027-03-24' })
  expect(shown(after(early, ['ArrowUp', 'ArrowDown']).when)).toEqual(['2027-03-24T00:10', '2027-03-24T01:10'])
  expect(shown(after(days, ['ArrowDown']).when)).toEqual(['2027-03-24T09:00', '2027-03-24T10:00'])
})

test('by keys an hour that exists twice is passed twice', () => {
  const night = { ...meeting, when: timed('2027-10-31T02:45:00', '2027-10-31T03:00:00') }
  expect(shown(after(night, ['ArrowDown']).when)).toEqual(['2027-10-31T02:00', '2027-10-31T03:15'])
})

test.each([
  [meeting, ['c'], true],
  [meeting, ['C', 'ArrowDown', 's', '9', '3', '0'], true],
  [meeting, ['c', 'a', 'ArrowRight', 'ArrowDown', 'm'], true],
  [days, ['c', 'ArrowDown'], true],
  [days, ['c', '1', '4'], true],
  [meeting, ['c', 'ArrowDown', 'c'], false],
] as const)('C moves a copy from then on, and the event again: %#', (event, keys, isCopy) => {
  expect(after(event, keys).isCopy).toBe(isCopy)
})

test('Enter saves, Escape reverts, other keys do nothing', () => {
  expect(lifted(meeting, 'Enter', inWeek)?.kind).toBe('kept')
  expect(lifted(meeting, 'Escape', inWeek)?.kind).toBe('reverted')
  expect(lifted(meeting, 'x', inWeek)).toBeNull()
})
