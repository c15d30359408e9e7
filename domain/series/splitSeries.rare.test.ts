import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { readItem } from '../event/readItem.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { utcText } from '../time/localDateTime.ts'
import { addMs, dayMs, epochMs } from '../time/units.ts'
import { changeInScope, deleteInScope } from './inScope.ts'

const now = epochMs(Date.UTC(2027, 0, 1))
const window = { start: epochMs(Date.UTC(2026, 11, 1)), end: epochMs(Date.UTC(2029, 0, 1)) }

const at = (name: string, ...times: readonly string[]): JCalProperty => {
  const [first = '', ...others] = times.map((time) => (time.length > 10 ? time : `${time}T09:00:00Z`))
  return [name, {}, 'date-time', first, ...others]
}
const rule = (parts: { readonly [name: string]: JCalValue }): JCalProperty => ['rrule', {}, 'recur', parts]
const vevent = (title: string, ...properties: readonly JCalProperty[]): JCalComponent => [
  'vevent',
  [['uid', {}, 'text', 'u1'], ...properties, ['summary', {}, 'text', title]],
  [],
]
const object = (...vevents: readonly JCalComponent[]): JCal => ['vcalendar', [], vevents]
const override = (named: string, to: string, range = {}) =>
  vevent('Own', ['recurrence-id', range, 'date-time', `${named}T09:00:00Z`], at('dtstart', to))
const forFollowing = { range: 'THISANDFUTURE' }

const readAll = (...objects: readonly (JCal | null)[]) =>
  objects.flatMap((data) => {
    if (data === null) return []
    const item = { calendarId: 'c', eventId: 'e', etag: null, data }
    return readItem(item, { window, viewZone: 'UTC', myAddresses: [] }).events
  })
/** Starts, each with its title and place. */
const shown = (...objects: readonly (JCal | null)[]) =>
  readAll(...objects)
    .map(({ when, title, location }) =>
      when.kind === 'timed' ? `${utcText(when.start).slice(0, 16)} ${title} ${location}`.trim() : '',
    )
    .toSorted()

const parts = (series: JCal, occurrence: string) => {
  const some = { occurrence, scope: 'following' } as const
  const { data, added } = changeInScope(parseObject(series), some, { location: 'Here' }, { now, uid: 'u2' })
  const deleted = deleteInScope(parseObject(series), some, { now }).data
  return { before: shown(data), after: shown(added), left: shown(deleted) }
}

test('the first date is left out and has an override: what follows is cut off behind it', () => {
  const series = object(
    vevent('S', at('dtstart', '2027-03-01'), rule({ freq: 'WEEKLY', count: 4 }), at('exdate', '2027-03-01')),
    override('2027-03-01', '2027-03-02'),
  )
  const { before, after, left } = parts(series, '2027-03-08T09:00:00Z')
  expect(before).toEqual(['2027-03-02T09:00 Own'])
  expect(left).toEqual(before)
  expect(after).toEqual(['2027-03-08T09:00 S Here', '2027-03-15T09:00 S Here', '2027-03-22T09:00 S Here'])
})

test('an override of a date before DTSTART is left alone when all of the series goes', () => {
  const series = object(
    vevent('S', at('dtstart', '2027-03-08'), rule({ freq: 'WEEKLY', count: 2 })),
    override('2027-03-01', '2027-03-02'),
  )
  const { before, after, left } = parts(series, '2027-03-08T09:00:00Z')
  expect(before).toEqual(['2027-03-02T09:00 Own'])
  expect(left).toEqual(before)
  expect(after).toEqual(['2027-03-08T09:00 S Here', '2027-03-15T09:00 S Here'])
})

test.each([
  ['one', ['2027-02-01'], ['2027-02-01T09:00 S']],
  [
    'several, of which one is left out',
    ['2027-02-03T07:00:00Z', '2027-02-01', '2027-02-02'],
    ['2027-02-01T09:00 S', '2027-02-03T07:00 S'],
  ],
])('further dates before DTSTART, where it is cut: %s', (_, further, early) => {
  const series = object(
    vevent(
      'S',
      at('dtstart', '2027-03-01'),
      rule({ freq: 'WEEKLY', count: 3 }),
      at('rdate', ...further),
      at('exdate', '2027-02-02'),
    ),
  )
  const { before, after, left } = parts(series, '2027-03-01T09:00:00Z')
  expect(before).toEqual(early)
  expect(left).toEqual(early)
  expect(after).toEqual(['2027-03-01T09:00 S Here', '2027-03-08T09:00 S Here', '2027-03-15T09:00 S Here'])
})

test('two rules of which one has an INTERVAL stay in their weeks', () => {
  const series = object(
    vevent(
      'S',
      at('dtstart', '2027-03-01'),
      rule({ freq: 'WEEKLY', byday: 'MO' }),
      rule({ freq: 'WEEKLY', interval: 3, byday: 'TH' }),
    ),
  )
  expect(parts(series, '2027-03-08T09:00:00Z').after.slice(0, 5)).toEqual([
    '2027-03-08T09:00 S Here',
    '2027-03-15T09:00 S Here',
    '2027-03-22T09:00 S Here',
    '2027-03-25T09:00 S Here',
    '2027-03-29T09:00 S Here',
  ])
})

test('a day after what no rule names stays a day after it, with another place', () => {
  const series = object(
    vevent('S', at('dtstart', '2027-03-20'), rule({ freq: 'MONTHLY', byday: ['-2SU', '3SA'], count: 8 })),
    override('2027-03-21', '2027-03-22', forFollowing),
  )
  expect(parts(series, '2027-04-17T09:00:00Z').after).toEqual([
    '2027-04-18T09:00 Own Here',
    '2027-04-19T09:00 Own Here',
    '2027-05-16T09:00 Own Here',
    '2027-05-24T09:00 Own Here',
    '2027-06-20T09:00 Own Here',
    '2027-06-21T09:00 Own Here',
  ])
})

test('the alarms of an override for all that follow go with it', () => {
  const alarm: JCalComponent = ['valarm', [['trigger', {}, 'duration', '-PT5M']], []]
  const [name, properties] = override('2027-03-08', '2027-03-08', forFollowing)
  const series = object(vevent('S', at('dtstart', '2027-03-01'), rule({ freq: 'WEEKLY' })), [
    name,
    properties,
    [alarm],
  ])
  const some = { occurrence: '2027-03-15T09:00:00Z', scope: 'following' } as const
  const { added } = changeInScope(parseObject(series), some, { location: 'Here' }, { now, uid: 'u2' })
  expect(added?.[2].map((each) => each[2])).toEqual([[alarm]])
})

const rules = fc.constantFrom<{ readonly [name: string]: JCalValue }>(
  { freq: 'DAILY', interval: 3 },
  { freq: 'WEEKLY' },
  { freq: 'WEEKLY', interval: 2, byday: ['MO', 'TH'] },
  { freq: 'MONTHLY', interval: 2 },
  { freq: 'MONTHLY', byday: '-1MO' },
  { freq: 'MONTHLY', byday: ['-2SU', '3SA'] },
  { freq: 'MONTHLY', bymonthday: [1, 30] },
  { freq: 'YEARLY', bymonth: [4, 10] },
)
const days = (max: number) => fc.uniqueArray(fc.integer({ min: -40, max }), { maxLength: 3 })
const dayOf = (day: number) => utcText(addMs(epochMs(Date.UTC(2027, 2, 1)), day * dayMs)).slice(0, 10)

/** Series from March on, with further dates before and after that, dates left out, and overrides of either kind. */
const rareSeries = fc
  .record({
    first: rules,
    second: fc.option(rules, { nil: null }),
    excluded: fc.option(fc.constantFrom({ freq: 'WEEKLY', interval: 2 }, { freq: 'MONTHLY' }), { nil: null }),
    count: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
    further: days(200),
    left: days(60),
    ranged: fc.option(fc.record({ place: fc.nat(9), by: fc.constantFrom(0, 1, 2) }), { nil: null }),
    alone: fc.option(fc.record({ place: fc.nat(9), by: fc.constantFrom(-3, 5) }), { nil: null }),
  })
  .map(({ first, second, excluded, count, further, left, ranged, alone }): JCal => {
    const dates = (name: string, each: readonly number[]) =>
      each.length === 0 ? [] : [at(name, ...each.map(dayOf))]
    const master = vevent(
      'S',
      at('dtstart', '2027-03-01'),
      rule(count === null ? first : { ...first, count }),
      ...(second === null ? [] : [rule(second)]),
      ...(excluded === null ? [] : [['exrule', {}, 'recur', excluded] satisfies JCalProperty]),
      ...dates('rdate', further),
    )
    const names = occurrencesOf(object(master))
    const ofRange = ranged === null ? undefined : names[ranged.place % names.length]
    const others = names.filter((each) => each !== ofRange)
    const ofOne = alone === null ? undefined : others[alone.place % others.length]
    const moved = (named: string | undefined, by: number, range = {}) => {
      if (named === undefined) return []
      const to = utcText(addMs(epochMs(Date.parse(named.slice(0, 10))), by * dayMs)).slice(0, 10)
      return [override(named.slice(0, 10), to, range)]
    }
    const [name, properties, inner] = master
    return object(
      [name, [...properties, ...dates('exdate', left)], inner ?? []],
      ...moved(ofRange, ranged?.by ?? 0, forFollowing),
      ...moved(ofOne, alone?.by ?? 0),
    )
  })

const occurrencesOf = (series: JCal) => readAll(series).flatMap(({ occurrence }) => occurrence ?? [])

test('a series that is cut anywhere has every date once, at the same time, on one side', () => {
  assertProperty(
    fc.property(rareSeries, fc.nat(20), (series, place) => {
      const names = occurrencesOf(series)
      const cut = names[place % Math.max(1, names.length)]
      fc.pre(cut !== undefined)
      const { before, after, left } = parts(series, cut ?? '')
      const plain = (all: readonly string[]) => all.map((each) => each.replace(' Here', '')).toSorted()
      expect(plain([...before, ...after])).toEqual(shown(series))
      if (after.length > 0) expect(left).toEqual(before)
    }),
    { numRuns: 400 },
  )
})

test('a reminder at a time goes to the side that has it; one before each occurrence to both', () => {
  const alarm = (...trigger: [type: string, value: string]): JCalComponent => [
    'valarm',
    [
      ['action', {}, 'text', 'DISPLAY'],
      ['trigger', {}, ...trigger],
    ],
    [],
  ]
  const [relative, early, late] = [
    alarm('duration', '-PT10M'),
    alarm('date-time', '2027-03-08T08:59:00Z'),
    alarm('date-time', '2027-03-08T09:00:00Z'),
  ]
  const [name, properties] = vevent('S', at('dtstart', '2027-03-01'), rule({ freq: 'WEEKLY' }))
  const series = object([name, properties, [relative, early, late]])
  const some = { occurrence: '2027-03-08T09:00:00Z', scope: 'following' } as const
  const { data, added } = changeInScope(parseObject(series), some, { location: 'Here' }, { now, uid: 'u2' })
  const alarmsOf = (jcal: JCal | null) => jcal?.[2][0]?.[2]
  expect(alarmsOf(data)).toEqual([relative, early])
  expect(alarmsOf(added)).toEqual([relative, late])
})
