import { expect, test } from 'vitest'
import { hourAxis } from '#domain/layout/hourAxis.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { nightsBetween } from './nightsBetween.ts'

const date = '2027-03-16'
const paris = zoneNamed('Europe/Paris')
const axis = hourAxis([date], paris)
const at = (time: string) => instantOf(`${date}T${time}:00`, paris)
const nineToSix = { start: 540, end: 1080 }
const spans = (...nights: ReturnType<typeof nightsBetween>) => nights.map(({ start, end }) => [start, end])

test('it is night before sunrise and after sunset', () => {
  const nights = nightsBetween([{ rise: at('07:00'), set: at('19:00') }], date, axis, nineToSix)
  expect(nights).toEqual([
    { start: 0, end: 420, beginsAtSunset: false, endsAtSunrise: true },
    { start: 1140, end: 1440, beginsAtSunset: true, endsAtSunrise: false },
  ])
})

test('working hours are never dark', () => {
  const winter = [{ rise: at('10:00'), set: at('16:00') }]
  expect(spans(...nightsBetween(winter, date, axis, nineToSix))).toEqual([
    [0, 540],
    [1080, 1440],
  ])
  expect(spans(...nightsBetween(winter, date, axis, null))).toEqual([
    [0, 600],
    [960, 1440],
  ])
})

test('a polar night lasts all day, and a polar day has none', () => {
  expect(spans(...nightsBetween([], date, axis, null))).toEqual([[0, 1440]])
  expect(
    nightsBetween([{ rise: at('00:00'), set: instantOf('2027-03-17T00:00:00', paris) }], date, axis, null),
  ).toEqual([])
})
