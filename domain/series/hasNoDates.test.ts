import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { eventsOf, series, windowOf } from '../testing/arbitrarySeries.ts'
import { epochMs } from '../time/units.ts'
import { deleteInScope } from './inScope.ts'

const now = epochMs(Date.UTC(2027, 0, 1))

const vevent = (...properties: readonly JCalProperty[]): JCalComponent => [
  'vevent',
  [['uid', {}, 'text', 'u1'], ['duration', {}, 'duration', 'PT1H'], ...properties],
  [],
]
const object = (...vevents: readonly JCalComponent[]): JCal => ['vcalendar', [], vevents]
const time = (name: string, ...days: readonly string[]): JCalProperty => {
  const [first = '', ...others] = days.map((day) => `${day}T09:00:00`)
  return [name, {}, 'date-time', first, ...others]
}

const without = (jcal: JCal, day: string) =>
  deleteInScope(parseObject(jcal), { occurrence: `${day}T09:00:00`, scope: 'this' }, { now }).data

const twice = (recur: JCalProperty[3], ...further: readonly JCalProperty[]) =>
  vevent(time('dtstart', '2027-03-15'), ['rrule', {}, 'recur', recur], ...further)

test.each<readonly [string, JCalComponent]>([
  ['COUNT', twice({ freq: 'DAILY', count: 2 })],
  ['UNTIL', twice({ freq: 'DAILY', until: '2027-03-16T09:00:00' })],
  ['a further date', vevent(time('dtstart', '2027-03-15'), time('rdate', '2027-03-16'))],
])('of a series with %s nothing is left when its last date is deleted', (_, master) => {
  const one = without(object(master), '2027-03-15')
  expect(one).not.toBeNull()
  expect(one && without(one, '2027-03-16')).toBeNull()
})

test('a series stays with a date, an override, or a rule that cannot be calculated', () => {
  const override = vevent(time('recurrence-id', '2027-03-16'), time('dtstart', '2027-03-17'))
  const counted = twice({ freq: 'DAILY', count: 2 })
  expect(without(object(counted, override), '2027-03-15')).not.toBeNull()
  const further = twice({ freq: 'DAILY', count: 1 }, time('rdate', '2027-05-01'))
  expect(without(object(further), '2027-03-15')).not.toBeNull()
  const unread = twice({ freq: 'DAILY', rscale: 'ISLAMIC', count: 2 })
  expect(without(object(unread), '2027-03-15')).not.toBeNull()
})

test('whatever is deleted one by one, nothing is left that nobody sees', () => {
  assertProperty(
    fc.property(series, (jcal) => {
      let left: JCal | null = jcal
      const window = windowOf(jcal, 1, 4)
      // An EXRULE may leave out all dates of a rule without end.
      fc.pre(!JSON.stringify(jcal).includes('exrule'))
      for (let count = 0; count < 60 && left !== null; count++) {
        const occurrence: string | null | undefined = eventsOf(left, window)[0]?.occurrence
        if (occurrence === undefined || occurrence === null) break
        left = deleteInScope(parseObject(left), { occurrence, scope: 'this' }, { now }).data
      }
      if (left !== null) expect(eventsOf(left, windowOf(jcal, 1, 100)).length).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})
