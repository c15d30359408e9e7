import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { countByMonth } from './countByMonth.ts'

const zone = zoneNamed('Europe/Paris')
const days = daysFrom('2027-01-01', 59)
const fair = plainEvent('Fair', { kind: 'allDay', first: '2027-02-03', last: '2027-02-04' })

test('each month has its days with their number of events', () => {
  const [january, february] = countByMonth({ events: [fair], days, zone }, null)
  expect([january?.size, february?.size]).toEqual([31, 28])
  expect([...(january?.values() ?? [])].every((count) => count === 0)).toBe(true)
  expect([...(february ?? [])].filter(([, count]) => count > 0)).toEqual([
    ['2027-02-03', 1],
    ['2027-02-04', 1],
  ])
})

test('a month in which nothing has changed is the same, and only that', () => {
  const before = countByMonth({ events: [], days, zone }, null)
  const after = countByMonth({ events: [fair], days, zone }, before)
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
  const next = countByMonth({ events: [], days: daysFrom('2028-01-01', 60), zone }, before)
  expect(next[0]).not.toBe(before[0])
})
