import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { identified } from './identified.ts'

const vevent = (summary: string, ...times: readonly JCalProperty[]): JCalComponent => [
  'vevent',
  [['uid', {}, 'text', 'choir'], ...times, ['summary', {}, 'text', summary]],
  [],
]
const paris = (name: string, time: string): JCalProperty => [
  name,
  { tzid: 'Europe/Paris' },
  'date-time',
  time,
]
const series = vevent('Choir', paris('dtstart', '2027-02-01T09:00:00'), [
  'rrule',
  {},
  'recur',
  { freq: 'DAILY' },
])
const inUtc: JCalProperty = ['recurrence-id', {}, 'date-time', '2027-02-03T08:00:00Z']
const inParis = paris('recurrence-id', '2027-02-03T09:00:00')
const start = paris('dtstart', '2027-02-03T10:00:00')

const titles = (...components: readonly JCalComponent[]) => {
  const jcal: JCal = ['vcalendar', [], components]
  return [...identified(jcal)].map(([name, [, properties]]) => [
    name,
    properties.find(([property]) => property === 'summary')?.[3],
  ])
}

test('an override has one name, however its occurrence is written', () => {
  const written = titles(series, vevent('Old', inUtc, start), vevent('New', inParis, start))
  const rewritten = titles(series, vevent('Old', inParis, start), vevent('New', inParis, start))
  expect(written).toEqual(rewritten)
  expect(new Set(written.map(([name]) => name)).size).toBe(3)
})

test('an override without its series has the name that is written', () => {
  expect(titles(vevent('Alone', inUtc, start))).toEqual([['vevent choir 2027-02-03T08:00:00Z 0', 'Alone']])
})

test('nothing stored has no components', () => expect(identified(null).size).toBe(0))
