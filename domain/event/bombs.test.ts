import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { maxOccurrences } from '../recurrence/occurrencesIn.ts'
import { maxSteps, StepBudget } from '../recurrence/StepBudget.ts'
import { dayMs, addMs } from '../time/units.ts'
import { localDateTime, localMsOf, utcInstant } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import { checkObject } from './checkObject.ts'
import { endOfTime, spanOf } from './spanOf.ts'
import { instancesIn } from './instancesIn.ts'

const utc = zoneNamed('UTC')
const begin = localMsOf('2027-01-01T09:00:00')
const localOf = (day: number) => localDateTime(addMs(begin, day * dayMs))
const days = (howMany: number) => Array.from({ length: howMany }, (_, day) => day)
const at = (name: string, day: number, parameters: JCalProperty[1] = {}): JCalProperty => [
  name,
  parameters,
  'date-time',
  `${localOf(day)}Z`,
]
const rrule = (recur: JCalValue): JCalProperty => ['rrule', {}, 'recur', recur]
const uid: JCalProperty = ['uid', {}, 'text', '1']
const vevent = (...properties: readonly JCalProperty[]): JCalComponent => ['vevent', [uid, ...properties], []]
const objectOf = (...components: readonly JCalComponent[]): JCal => ['vcalendar', [], components]
const listOf = (name: string, howMany: number): JCalProperty => [
  name,
  {},
  'date-time',
  '2027-01-01T09:00:00Z',
  ...days(howMany).map((day) => `${localOf(day)}Z`),
]
const following = (howMany: number) =>
  days(howMany).map((day) =>
    vevent(at('recurrence-id', day, { range: 'THISANDFUTURE' }), at('dtstart', day - (day % 7)), [
      'summary',
      {},
      'text',
      String(day),
    ]),
  )

const year = { start: utcInstant('2027-01-01T00:00:00'), end: utcInstant('2028-01-01T00:00:00') }
const allTime = { start: utcInstant('1900-01-01T00:00:00'), end: endOfTime }
const everySecond = {
  freq: 'DAILY',
  byhour: days(24),
  byminute: days(60),
  bysecond: days(60),
}

test.each([
  ['further dates by the ten thousand', objectOf(vevent(at('dtstart', 0), listOf('rdate', 50_000)))],
  [
    'further dates, each left out',
    objectOf(vevent(at('dtstart', 0), listOf('rdate', 50_000), listOf('exdate', 50_000))),
  ],
  [
    'dates left out of a rule',
    objectOf(vevent(at('dtstart', 0), rrule({ freq: 'DAILY' }), listOf('exdate', 50_000))),
  ],
  [
    'overrides for all that follow, a thousand times, over further dates',
    objectOf(vevent(at('dtstart', 0), listOf('rdate', 20_000)), ...following(1000)),
  ],
  [
    'overrides for all that follow, a thousand times, over every second',
    objectOf(vevent(at('dtstart', 0), rrule(everySecond)), ...following(1000)),
  ],
  [
    'a thousand rules',
    objectOf(vevent(at('dtstart', 0), ...days(1000).map(() => rrule({ ...everySecond, count: 99_999 })))),
  ],
  [
    'a rule of every second in each of a thousand masters',
    objectOf(
      ...days(1000).map((day): JCalComponent => [
        'vevent',
        [['uid', {}, 'text', String(day)], at('dtstart', 0), rrule(everySecond)],
        [],
      ]),
    ),
  ],
])('%s: read within the steps, and no more is shown than a window has', (_, jcal) => {
  const masters = new Set(jcal[2].map(([, properties]) => JSON.stringify(properties[0]))).size
  const overrides = jcal[2].filter(([, properties]) => properties.some(([name]) => name === 'recurrence-id'))
  for (const window of [year, allTime]) {
    const budget = new StepBudget()
    const { instances, isCapped } = instancesIn(jcal, window, utc, budget)
    expect(budget.taken).toBeLessThanOrEqual(maxSteps)
    expect(instances.length).toBeLessThanOrEqual(maxOccurrences * masters + overrides.length)
    expect(isCapped || !budget.isSpent).toBe(true)
  }
})

test('an end that is not found within the steps counts as the end of time', () => {
  const counted = rrule({ ...everySecond, freq: 'MONTHLY', bysetpos: -1, count: 99_999 })
  expect(spanOf(objectOf(vevent(at('dtstart', 0), counted)))?.lastUtc).toBe(endOfTime)
})

test('an object with a hundred thousand overrides for all that follow still has a span', () => {
  const series = vevent(at('dtstart', 0), rrule({ freq: 'DAILY', count: 3 }))
  const jcal: JCal = ['vcalendar', [], [series].concat(following(130_000))]
  expect(spanOf(jcal)?.startUtc).toBe(begin)
})

const observance = (day: number): JCalComponent => [
  day % 2 === 0 ? 'standard' : 'daylight',
  [
    ['dtstart', {}, 'date-time', localOf(day)],
    ['tzoffsetfrom', {}, 'utc-offset', '+01:00'],
    ['tzoffsetto', {}, 'utc-offset', `+0${1 + (day % 7)}:00`],
    rrule(everySecond),
  ],
  [],
]
const zoneOf = (tzid: string, observances: readonly JCalComponent[]): JCalComponent => [
  'vtimezone',
  [['tzid', {}, 'text', tzid]],
  observances,
]
const inZone = (tzid: string, day: number): JCalProperty => ['dtstart', { tzid }, 'date-time', localOf(day)]

test.each([
  ['of its own name', 'House'],
  ['of a name that the world knows', 'Europe/Paris'],
])('a definition %s with fifty thousand observances of every second still has an offset', (_, tzid) => {
  const jcal = objectOf(zoneOf(tzid, days(50_000).map(observance)), vevent(inZone(tzid, 0)))
  expect(checkObject(jcal)).toBeNull()
  const [instance] = instancesIn(jcal, allTime, utc).instances
  expect(Math.abs((instance?.start ?? Infinity) - begin)).toBeLessThan(dayMs)
})

test('a thousand definitions, each used once, are found by their names', () => {
  const zones = days(1000).map((day) => zoneOf(`House ${day}`, [observance(day)]))
  const vevents = days(1000).map((day): JCalComponent => [
    'vevent',
    [['uid', {}, 'text', String(day)], inZone(`House ${day}`, day)],
    [],
  ])
  expect(instancesIn(objectOf(...zones, ...vevents), allTime, utc).instances).toHaveLength(1000)
})
