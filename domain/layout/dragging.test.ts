import { expect, test } from 'vitest'
import { instantOf } from '../time/instantOf.ts'
import { zoneNamed } from '../time/Zone.ts'
import { draggedDraft, draggedTo, rangeBetween, resizeByHour, shiftByHour, snapped } from './dragging.ts'
import { lifted } from './lifting.ts'

const paris = zoneNamed('Europe/Paris')
const grid = { dayWidth: 100, minuteHeight: 1, days: 7 }

test('minutes snap to quarters of an hour', () => {
  expect([-8, -7, 7, 8, 52, 53].map(snapped).map((each) => each + 0)).toEqual([-15, 0, 0, 15, 45, 60])
})

test.each([
  ['a little is nothing', { x: 30, y: 5 }, { days: 0, minutes: 0 }],
  ['more than half a day is a day', { x: 60, y: 0 }, { days: 1, minutes: 0 }],
  ['down is later', { x: 0, y: 62 }, { days: 0, minutes: 65 }],
  ['not out of the week', { x: 900, y: 0 }, { days: 4, minutes: 0 }],
  ['not out of the day', { x: 0, y: -900 }, { days: 0, minutes: -550 }],
])('a pointer moves what starts on Wednesday at 09:10: %s', (_, by, shift) => {
  expect(shiftByHour(by, grid, { day: 2, start: 550 })).toEqual(shift)
})

test('what is pulled at its end stays a quarter of an hour long', () => {
  expect(resizeByHour(70, 1, { start: 540, end: 600 })).toEqual({ days: 0, minutes: 75 })
  expect(resizeByHour(-300, 1, { start: 540, end: 600 })).toEqual({ days: 0, minutes: -45 })
  expect(resizeByHour(2000, 1, { start: 540, end: 600 })).toEqual({ days: 0, minutes: 840 })
})

test('a new event is drawn downwards or upwards', () => {
  expect(rangeBetween(547, 601)).toEqual({ start: 540, end: 615 })
  expect(rangeBetween(601, 547)).toEqual({ start: 540, end: 615 })
  expect(rangeBetween(541, 541)).toEqual({ start: 540, end: 555 })
  expect(rangeBetween(1439, 1600)).toEqual({ start: 1425, end: 1440 })
})

test('over the night of the change an event keeps its clock and its length', () => {
  const when = {
    kind: 'timed',
    start: instantOf('2027-03-27T09:00:00', paris),
    end: instantOf('2027-03-27T10:00:00', paris),
    zone: 'Europe/Paris',
  } as const
  expect(draggedTo(when, { kind: 'move', shift: { days: 1, minutes: 15 } }, paris)).toEqual({
    ...when,
    start: instantOf('2027-03-28T09:15:00', paris),
    end: instantOf('2027-03-28T10:15:00', paris),
  })
})

test('an event of another zone lands where it was dropped', () => {
  const when = {
    kind: 'timed',
    start: '2027-03-27T04:00:00',
    end: '2027-03-27T05:00:00',
    zone: 'America/New_York',
  } as const
  // 09:00 in Paris on both days; New York has changed its clocks already, Paris in between.
  expect(draggedDraft(when, { kind: 'move', shift: { days: 1, minutes: 0 } }, paris)).toEqual({
    ...when,
    start: '2027-03-28T03:00:00',
    end: '2027-03-28T04:00:00',
  })
})

test('what floats and what lasts all day move as they are written', () => {
  const floating = {
    kind: 'timed',
    start: '2027-03-27T02:30:00',
    end: '2027-03-27T03:30:00',
    zone: null,
  } as const
  expect(draggedDraft(floating, { kind: 'move', shift: { days: 1, minutes: 0 } }, paris)).toEqual({
    ...floating,
    start: '2027-03-28T02:30:00',
    end: '2027-03-28T03:30:00',
  })
  const days = { kind: 'allDay', first: '2027-03-27', last: '2027-03-28' } as const
  expect(draggedDraft(days, { kind: 'move', shift: { days: 5, minutes: 30 } }, paris)).toEqual({
    kind: 'allDay',
    first: '2027-04-01',
    last: '2027-04-02',
  })
})

test('a longer event ends later and starts as before', () => {
  const when = {
    kind: 'timed',
    start: '2027-03-27T09:00:00',
    end: '2027-03-27T10:00:00',
    zone: 'Europe/Paris',
  } as const
  expect(draggedDraft(when, { kind: 'resize', shift: { days: 0, minutes: 45 } }, paris)).toEqual({
    ...when,
    end: '2027-03-27T10:45:00',
  })
})

const byHour = { isByHour: true, forward: 'ArrowRight' } as const
const none = { days: 0, minutes: 0 }

test.each([
  ['ArrowDown', byHour, { kind: 'moving', shift: { days: 0, minutes: 15 } }],
  ['ArrowUp', byHour, { kind: 'moving', shift: { days: 0, minutes: -15 } }],
  ['ArrowLeft', byHour, { kind: 'moving', shift: { days: -1, minutes: 0 } }],
  ['ArrowLeft', { ...byHour, forward: 'ArrowLeft' }, { kind: 'moving', shift: { days: 1, minutes: 0 } }],
  ['ArrowDown', { ...byHour, isByHour: false }, { kind: 'moving', shift: { days: 7, minutes: 0 } }],
  ['Enter', byHour, { kind: 'kept', shift: none }],
  ['Escape', byHour, { kind: 'reverted' }],
  ['x', byHour, null],
] as const)('a lifted event and the key %s', (key, how, expected) => {
  expect(lifted(none, key, how)).toEqual(expected)
})
