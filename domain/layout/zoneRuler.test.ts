import { expect, test } from 'vitest'
import { daysFrom } from '../time/dates.ts'
import type { IsoDate } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { foldedAxis } from './foldedAxis.ts'
import { hourAxis } from './hourAxis.ts'
import { zoneRuler, zoneShifts } from './zoneRuler.ts'

const paris = zoneNamed('Europe/Paris')
const newYork = zoneNamed('America/New_York')
const lordHowe = zoneNamed('Australia/Lord_Howe')

/** A ruler beside one day in Paris. */
const beside = (date: IsoDate, other: string) =>
  zoneRuler(hourAxis([date], paris), date, paris, zoneNamed(other))

/** `at clock+days`, each in hours. */
const written = ({ marks }: ReturnType<typeof zoneRuler>) =>
  marks.map(({ at, clock, days }) => `${at / 60} ${clock / 60}${days < 0 ? '' : '+'}${days}`)

test('New York is six hours behind Paris, and so its day begins at six in the morning', () => {
  const marks = written(beside('2027-01-12', 'America/New_York'))
  expect(marks.length).toBe(24)
  expect([marks[0], marks[5], marks[6], marks[23]]).toEqual(['0 18-1', '5 23-1', '6 0+0', '23 17+0'])
})

test('Kathmandu is a quarter off: its hours begin at a quarter past ours, and the next day before ours has ended', () => {
  const marks = written(beside('2027-01-12', 'Asia/Kathmandu'))
  expect([marks[0], marks[1], marks[19]]).toEqual(['0.25 5+0', '1.25 6+0', '19.25 0+1'])
})

test('a date there goes from its first hour that is seen to the first of the next, or to an end of the day', () => {
  expect(beside('2027-01-12', 'America/New_York').dates).toEqual([
    { start: 0, end: 360, days: -1 },
    { start: 360, end: 1440, days: 0 },
  ])
  expect(beside('2027-01-12', 'Asia/Kathmandu').dates).toEqual([
    { start: 0, end: 1155, days: 0 },
    { start: 1155, end: 1440, days: 1 },
  ])
  const pagoPago = zoneNamed('Pacific/Pago_Pago')
  const apia = zoneRuler(
    hourAxis(['2027-01-12'], pagoPago),
    '2027-01-12',
    pagoPago,
    zoneNamed('Pacific/Apia'),
  )
  expect(apia.dates).toEqual([{ start: 0, end: 1440, days: 1 }])
})

test('a date whose hours are all folded is none', () => {
  const axis = foldedAxis(hourAxis(['2027-01-12'], paris), [
    { start: 0, end: 480 },
    { start: 1080, end: 1440 },
  ])
  const datesBeside = (other: string) => zoneRuler(axis, '2027-01-12', paris, zoneNamed(other)).dates
  expect(datesBeside('America/New_York')).toEqual([{ start: 0, end: axis.minutes, days: 0 }])
  expect(datesBeside('Pacific/Honolulu').map(({ start, days }) => [start, days])).toEqual([
    [0, -1],
    [210, 0],
  ])
})

test('night is from ten to six there, wherever that is here', () => {
  expect(beside('2027-01-12', 'America/New_York').nights).toEqual([{ start: 240, end: 720 }])
  expect(beside('2027-01-12', 'Asia/Kathmandu').nights).toEqual([
    { start: 0, end: 75 },
    { start: 1035, end: 1440 },
  ])
})

test('a day on which New York alone has summer time skips an hour there', () => {
  const marks = written(beside('2027-03-14', 'America/New_York'))
  expect(marks.slice(6, 10)).toEqual(['6 0+0', '7 1+0', '8 3+0', '9 4+0'])
})

test('a day on which New York goes back has the hour twice there', () => {
  const marks = written(beside('2027-11-07', 'America/New_York'))
  expect(marks.slice(6, 10)).toEqual(['6 1+0', '7 1+0', '8 2+0', '9 3+0'])
})

test('on a day of 23 hours here nothing of the other place is lost', () => {
  const marks = written(beside('2027-03-28', 'America/New_York'))
  expect(marks.length).toBe(23)
  expect(marks.slice(0, 4)).toEqual(['0 19-1', '1 20-1', '2 21-1', '3 22-1'])
})

test('in a week with an hour that comes twice the hours of its first day leave that place free', () => {
  const days = daysFrom('2027-10-25', 7)
  const { marks } = zoneRuler(hourAxis(days, paris), '2027-10-25', paris, newYork)
  expect(marks.map(({ at }) => at).slice(0, 5)).toEqual([0, 60, 120, 240, 300])
})

test('where clocks change by half an hour the hours begin anew after that', () => {
  const forward = zoneRuler(hourAxis(['2027-10-02'], paris), '2027-10-02', paris, lordHowe)
  // 02:00 there, in Paris half past five in the afternoon, is 02:30.
  expect(written(forward).slice(15, 19)).toEqual(['15.5 0+1', '16.5 1+1', '18 3+1', '19 4+1'])
  const back = zoneRuler(hourAxis(['2027-04-03'], paris), '2027-04-03', paris, lordHowe)
  expect(written(back).slice(15, 19)).toEqual(['15 0+1', '16 1+1', '17.5 2+1', '18.5 3+1'])
})

// Which days of a week a ruler of its first day is wrong from, and by how many minutes.
test.each([
  ['2027-03-08', 'Europe/Paris', 'America/New_York', [{ date: '2027-03-14', minutes: 60 }]],
  ['2027-03-22', 'Europe/Paris', 'America/New_York', [{ date: '2027-03-28', minutes: -60 }]],
  ['2027-10-25', 'Europe/Paris', 'America/New_York', [{ date: '2027-10-31', minutes: 60 }]],
  ['2027-11-01', 'Europe/Paris', 'America/New_York', [{ date: '2027-11-07', minutes: -60 }]],
  ['2027-03-22', 'Europe/Paris', 'Asia/Kathmandu', [{ date: '2027-03-28', minutes: -60 }]],
  ['2027-09-27', 'Asia/Kathmandu', 'Australia/Lord_Howe', [{ date: '2027-10-02', minutes: 30 }]],
  ['2027-03-22', 'Europe/Paris', 'Europe/Berlin', []],
  ['2027-01-11', 'Europe/Paris', 'America/New_York', []],
] as const)('in the week of %s %s and %s drift apart as they do', (monday, zone, other, expected) => {
  expect(zoneShifts(daysFrom(monday, 7), zoneNamed(zone), zoneNamed(other))).toEqual(expected)
})
