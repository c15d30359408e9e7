import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { countByDay } from './countByDay.ts'

const year = daysFrom('2027-01-01', 365)
const paris = zoneNamed('Europe/Paris')

test('an event of several days counts on each of them, as far as the year reaches', () => {
  const skiing = plainEvent('Skiing', { kind: 'allDay', first: '2026-12-30', last: '2027-01-02' })
  const party = plainEvent('Party', { kind: 'allDay', first: '2027-12-31', last: '2028-01-01' })
  const counts = countByDay([skiing, party], year, paris)
  expect([...counts].filter(([, count]) => count > 0)).toEqual([
    ['2027-01-01', 1],
    ['2027-01-02', 1],
    ['2027-12-31', 1],
  ])
})

test('an event counts on its day in the zone of the view', () => {
  const call = plainEvent('Call', {
    kind: 'timed',
    start: epochMs(Date.parse('2027-03-10T23:30Z')),
    end: epochMs(Date.parse('2027-03-10T23:45Z')),
    zone: null,
  })
  expect(countByDay([call, call], year, paris).get('2027-03-11')).toBe(2)
})
