import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { busyDays } from './busyDays.ts'

const paris = zoneNamed('Europe/Paris')
const allDay = (first: IsoDate, last = first) => plainEvent('Trip', { kind: 'allDay', first, last })
const march = { start: '2027-03-01', end: '2027-04-01' } as const
const inMarch = (...events: Parameters<typeof busyDays>[0]) => [...busyDays(events, march, paris)]

test('what lasts some days is on each of them, and on none of another month', () => {
  expect(inMarch(allDay('2027-02-27', '2027-03-02'))).toEqual(['2027-03-01', '2027-03-02'])
  expect(inMarch(allDay('2027-03-31', '2027-04-02'))).toEqual(['2027-03-31'])
  expect(inMarch(allDay('2027-04-01'))).toEqual([])
})

test('days are those of the zone that is looked from, and each comes once', () => {
  const [start, end] = [Date.parse('2027-03-09T23:30Z'), Date.parse('2027-03-09T23:40Z')]
  const late = plainEvent('Call', { kind: 'timed', start: epochMs(start), end: epochMs(end), zone: null })
  expect(inMarch(late, allDay('2027-03-10'))).toEqual(['2027-03-10'])
})

test('what was cancelled is on no day', () => {
  expect(inMarch({ ...allDay('2027-03-10'), status: 'cancelled' })).toEqual([])
})
