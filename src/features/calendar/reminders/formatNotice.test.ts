import { beforeAll, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { addMs, epochMs, minuteMs, toIsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { formatNotice } from './formatNotice.ts'

beforeAll(() => void inEnglish({ children: null }))

const nine = epochMs(Date.UTC(2027, 2, 15, 9))
const review = plainEvent('Review', {
  kind: 'timed',
  start: nine,
  end: addMs(nine, 60 * minuteMs),
  zone: 'UTC',
})

test.each([
  [-10, 'In 10 minutes: Review'],
  [-90, 'In 1 hour, 30 minutes: Review'],
  [0, 'Now: Review'],
  [15, 'Began 15 minutes ago: Review'],
])('%d minutes from the start', (minutes, text) => {
  expect(formatNotice(review, addMs(nine, minutes * minuteMs), zoneNamed('UTC'))).toBe(text)
})

test('an all-day event is named with its day', () => {
  const day = toIsoDate('2027-03-15')
  const holiday = plainEvent('Holiday', { kind: 'allDay', first: day, last: day })
  expect(formatNotice(holiday, nine, zoneNamed('UTC'))).toMatch(/^Mon.* 15 Mar.*: Holiday$/)
})
