import { beforeAll, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { formatPlacement } from './formatPlacement.ts'
import { eachOn } from '../../../ui/testing/eachOn.ts'

eachOn('2027-03-15')

beforeAll(() => void inEnglish({ children: null }))

const paris = zoneNamed('Europe/Paris')
const hours = (from: string, to: string) => ({
  kind: 'timed' as const,
  start: epochMs(Date.parse(`2027-03-16T${from}:00+01:00`)),
  end: epochMs(Date.parse(`2027-03-16T${to}:00+01:00`)),
  zone: 'Europe/Paris',
})
const lunch = plainEvent('Lunch', hours('10:30', '11:00'))
const call = plainEvent('Call', hours('09:00', '10:15'))
const interview = plainEvent('Interview', hours('10:50', '12:00'))
const ten = hours('10:00', '11:00')
const place = (events: readonly (typeof lunch)[], moved = '') =>
  formatPlacement(ten, { zone: paris, events, calendarName: 'Work', isMoved: (key) => key === moved })

test.each([
  [[], 'Tuesday 16 March, 10:00 to 11:00. Work.'],
  [[lunch], 'Tuesday 16 March, 10:00 to 11:00. Work. Overlaps Lunch.'],
  [[call, lunch], 'Tuesday 16 March, 10:00 to 11:00. Work. Overlaps Lunch and 1 more.'],
  [[call, interview, lunch], 'Tuesday 16 March, 10:00 to 11:00. Work. Overlaps Lunch and 2 more.'],
])('when it is, its calendar, and what it overlaps: %#', (events, expected) => {
  expect(place(events)).toBe(expected)
})

test('an event does not overlap itself', () => {
  expect(place([lunch], lunch.key)).toBe('Tuesday 16 March, 10:00 to 11:00. Work.')
})
