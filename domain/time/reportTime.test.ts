import { expect, test } from 'vitest'
import { printReportTime, readReportTime } from './reportTime.ts'
import { epochMs } from './units.ts'

test('the times of a report are written in UTC and read with or without a Z', () => {
  expect(printReportTime(epochMs(Date.UTC(2027, 2, 15, 9, 5, 7)))).toBe('20270315T090507')
  expect(readReportTime('20270315T090507')).toBe(Date.UTC(2027, 2, 15, 9, 5, 7))
  expect(readReportTime('20270315T090507Z')).toBe(Date.UTC(2027, 2, 15, 9, 5, 7))
})

test.each([
  '',
  '20270315',
  '2027-03-15T09:05:07',
  '20271315T090507',
  '20270230T000000',
  '20270315T250507',
  '20270315T090507+1',
])('%j is not a time of a report', (text) => {
  expect(readReportTime(text)).toBeNull()
})
