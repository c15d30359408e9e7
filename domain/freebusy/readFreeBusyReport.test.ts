import { expect, test } from 'vitest'
import type { JCal, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { utcText } from '../time/localDateTime.ts'
import { readFreeBusyReport } from './readFreeBusyReport.ts'

const report = (...properties: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [['vfreebusy', [['dtstart', {}, 'date-time', '2027-03-15T00:00:00Z'], ...properties], []]],
]
const freebusy = (value: JCalProperty[3], parameters: JCalParameters = {}): JCalProperty => [
  'freebusy',
  parameters,
  'period',
  value,
]
const read = (...properties: readonly JCalProperty[]) => {
  const { busy, skipped } = readFreeBusyReport(report(...properties))
  const periods = busy.map(
    ({ start, end, isTentative }) =>
      `${utcText(start).slice(8, 16)} ${utcText(end).slice(8, 16)}${isTentative ? ' ?' : ''}`,
  )
  return [...periods, skipped]
}

test.for([
  ['2027-03-15T09:00:00Z', '2027-03-15T10:30:00Z'],
  ['2027-03-15T09:00:00', '2027-03-15T10:30:00'],
  ['2027-03-15T09:00:00Z', 'PT1H30M'],
  ['20270315T090000', '20270315T103000'],
] as const)('CAL-27 a period is read by its end or its length, with and without Z: %s %s', ([from, to]) => {
  expect(read(freebusy([from, to]))).toEqual(['15T09:00 15T10:30', 0])
  expect(read(freebusy(`${from}/${to}`))).toEqual(['15T09:00 15T10:30', 0])
})

test('CAL-27 several periods of one property are read, by start, and FREE is none', () => {
  const many: JCalProperty = [
    'freebusy',
    { fbtype: 'BUSY-TENTATIVE' },
    'period',
    ['2027-03-16T09:00:00Z', 'PT1H'],
    ['2027-03-15T09:00:00Z', 'P1D'],
  ]
  const free = freebusy(['2027-03-14T09:00:00Z', 'PT1H'], { fbtype: 'FREE' })
  expect(read(many, free)).toEqual(['15T09:00 16T09:00 ?', '16T09:00 16T10:00 ?', 0])
})

test('what is no time is counted, and the others are there', () => {
  const broken = [
    freebusy('soon'),
    freebusy(['2027-03-15T09:00:00Z', '-PT1H']),
    freebusy(['2027-02-30T09:00:00Z', 'PT1H']),
  ]
  expect(read(...broken, freebusy('2027-03-15T09:00:00Z/PT1H'))).toEqual(['15T09:00 15T10:00', 3])
})
