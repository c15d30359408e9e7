import { expect, test } from 'vitest'
import { daysFrom } from '../time/dates.ts'
import { zoneNamed } from '../time/Zone.ts'
import { hourAxis } from './hourAxis.ts'
import { nightsOf } from './nightsOf.ts'

const axis = hourAxis(daysFrom('2027-03-15', 7), zoneNamed('Europe/Berlin'))
const nineToSix = { start: 540, end: 1080 }
const span = (from: number, to: number) => ({ start: from * 60, end: to * 60 })

test('the nights lie before and after the hours of a day', () => {
  expect(nightsOf(axis, nineToSix, [])).toEqual({ before: span(0, 9), after: span(18, 24) })
})

test('half hours are rounded so that all of the day stays open', () => {
  expect(nightsOf(axis, { start: 510, end: 1050 }, [])).toEqual({ before: span(0, 8), after: span(18, 24) })
})

test('what begins at work and lasts into the evening keeps the evening open, for two hours at most', () => {
  expect(nightsOf(axis, nineToSix, [span(17, 19.5)]).after).toEqual(span(20, 24))
  expect(nightsOf(axis, nineToSix, [span(17, 23)]).after).toEqual(span(20, 24))
  expect(nightsOf(axis, nineToSix, [span(8.5, 10)]).before).toEqual(span(0, 8))
})

test('what lies in the night alone does not', () => {
  expect(nightsOf(axis, nineToSix, [span(7, 9), span(18, 19), span(22, 23)])).toEqual({
    before: span(0, 9),
    after: span(18, 24),
  })
})

test('who works around the clock has no nights, and less than an hour is none', () => {
  expect(nightsOf(axis, { start: 0, end: 1440 }, [])).toEqual({ before: null, after: null })
  expect(nightsOf(axis, { start: 30, end: 23 * 60 + 30 }, [])).toEqual({ before: null, after: null })
})

test('in a week with a long night the hours are where they are drawn', () => {
  const long = hourAxis(daysFrom('2027-10-25', 7), zoneNamed('Europe/Berlin'))
  expect(nightsOf(long, nineToSix, [])).toEqual({ before: span(0, 10), after: span(19, 25) })
})
