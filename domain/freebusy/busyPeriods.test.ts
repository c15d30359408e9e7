import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { epochMs } from '../time/units.ts'
import { busyPeriods, mergedPeriods, type BusyPeriod } from './busyPeriods.ts'

const march = { start: epochMs(Date.UTC(2027, 2, 1)), end: epochMs(Date.UTC(2027, 3, 1)) }
const bob = 'bob@kalends.example'
const event = (...more: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'one'],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00'],
        ['dtend', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T10:00:00'],
        ...more,
      ],
      [],
    ],
  ],
]
const written = (periods: readonly BusyPeriod[]) =>
  periods.map(({ start, end, isTentative }) => [
    new Date(start).toISOString().slice(5, 16),
    new Date(end).toISOString().slice(5, 16),
    isTentative,
  ])
const busy = (...more: readonly JCalProperty[]) => written(busyPeriods(event(...more), march, [bob]))
const answered = (partstat: string): JCalProperty => [
  'attendee',
  { partstat },
  'cal-address',
  `mailto:${bob}`,
]

test('CAL-27 an event keeps its person busy, in UTC', () => {
  expect(busy()).toEqual([['03-15T08:00', '03-15T09:00', false]])
})

test('CAL-27 what is transparent, cancelled or declined keeps nobody busy', () => {
  expect(busy(['transp', {}, 'text', 'TRANSPARENT'])).toEqual([])
  expect(busy(['status', {}, 'text', 'CANCELLED'])).toEqual([])
  expect(busy(answered('DECLINED'))).toEqual([])
  expect(busy(answered('ACCEPTED'))).toHaveLength(1)
})

test('CAL-27 what is tentative is said to be', () => {
  expect(busy(['status', {}, 'text', 'TENTATIVE'])).toEqual([['03-15T08:00', '03-15T09:00', true]])
  expect(busy(answered('TENTATIVE'))).toEqual([['03-15T08:00', '03-15T09:00', true]])
})

test('CAL-27 a series is expanded over a change of clocks, without what was taken from it', () => {
  const exdate: JCalProperty = ['exdate', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-22T09:00:00']
  expect(busy(['rrule', {}, 'recur', { freq: 'WEEKLY' }], exdate)).toEqual([
    ['03-15T08:00', '03-15T09:00', false],
    ['03-29T07:00', '03-29T08:00', false],
  ])
})

test('of a series each guest is read once, and not once for each occurrence', () => {
  let reads = 0
  const guest: JCalProperty = ['attendee', {}, 'cal-address', 'mailto:carol@kalends.example']
  const counted = new Proxy(guest, {
    get: (property, key) => {
      if (key === '3') reads += 1
      return Reflect.get(property, key)
    },
  })
  expect(busy(['rrule', {}, 'recur', { freq: 'DAILY' }], counted)).toHaveLength(17)
  expect(reads).toBeLessThan(5)
})

test('periods are cut at the ends of the window', () => {
  const window = { start: epochMs(Date.UTC(2027, 2, 15, 8, 30)), end: epochMs(Date.UTC(2027, 2, 15, 8, 45)) }
  expect(written(busyPeriods(event(), window, []))).toEqual([['03-15T08:30', '03-15T08:45', false]])
})

const period = fc
  .record({
    start: fc.integer({ min: 0, max: 30 }),
    length: fc.integer({ min: 1, max: 8 }),
    isTentative: fc.boolean(),
  })
  .map(({ start, length, isTentative }): BusyPeriod => ({
    start: epochMs(start),
    end: epochMs(start + length),
    isTentative,
  }))
const stateAt = (periods: readonly BusyPeriod[], at: number) => {
  const there = periods.filter(({ start, end }) => start <= at && at < end)
  return there.length === 0 ? 'free' : there.some(({ isTentative }) => !isTentative) ? 'busy' : 'tentative'
}

test('merged periods say the same of each instant, and do not overlap', () => {
  assertProperty(
    fc.property(fc.array(period, { maxLength: 12 }), (periods) => {
      const merged = mergedPeriods(periods)
      for (let at = 0; at < 40; at++) expect(stateAt(merged, at)).toBe(stateAt(periods, at))
      for (const [index, each] of merged.entries())
        expect(each.start).toBeGreaterThanOrEqual(merged[index - 1]?.end ?? 0)
    }),
  )
})
