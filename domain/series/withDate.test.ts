import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { propertiesOf } from '../jcal/properties.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { epochMs } from '../time/units.ts'
import { changeOccurrence } from './changeOccurrence.ts'

const now = epochMs(Date.UTC(2027, 0, 1))
const paris = { tzid: 'Europe/Paris' }
const at = (name: string, ...times: readonly string[]): JCalProperty => {
  const [first = '', ...others] = times
  return [name, paris, 'date-time', first, ...others]
}
const choir = (...further: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'u1'],
        at('dtstart', '2027-03-22T10:00:00'),
        ['rrule', {}, 'recur', { freq: 'DAILY', count: 3 }],
        ...further,
      ],
      [],
    ],
  ],
]

const renamed = (jcal: JCal, day: string) =>
  changeOccurrence(parseObject(jcal), `${day}T09:00:00Z`, { title: 'Outdoors' }, { now })
const inMaster = (jcal: JCal, name: string) => jcal[2][0] && propertiesOf(jcal[2][0], name)

test('a date that somebody deleted meanwhile is a date again when it is changed', () => {
  const changed = renamed(choir(at('exdate', '2027-03-22T10:00:00', '2027-03-23T10:00:00')), '2027-03-23')
  expect(inMaster(changed, 'exdate')).toEqual([at('exdate', '2027-03-22T10:00:00')])
  expect(changed[2]).toHaveLength(2)
  const day: JCalProperty = ['exdate', {}, 'date', '2027-03-23']
  expect(inMaster(renamed(choir(day), '2027-03-23'), 'exdate')).toEqual([])
})

test('a date that the series has no longer becomes a further one when it is changed', () => {
  const changed = renamed(choir(), '2027-03-26')
  expect(inMaster(changed, 'rdate')).toEqual([at('rdate', '2027-03-26T10:00:00')])
})

test('a series that has the date stays as it is', () => {
  const stored = choir()
  expect(renamed(stored, '2027-03-23')[2][0]).toBe(stored[2][0])
})
