import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { instantOf } from '../time/instantOf.ts'
import { checkObject } from './checkObject.ts'
import { complete } from './complete.ts'
import { expand } from './expand.ts'
import { isRecurring } from '../jcal/isRecurring.ts'
import { endOfTime, spanOf } from './spanOf.ts'
import { epochMs, addMs } from '../time/units.ts'

const uid: JCalProperty = ['uid', {}, 'text', 'u1']
const vevent = (...properties: JCalProperty[]): JCalComponent => ['vevent', [uid, ...properties], []]
const object = (...components: JCalComponent[]): JCal => [
  'vcalendar',
  [['version', {}, 'text', '2.0']],
  components,
]
const paris = (name: string, local: string): JCalProperty => [
  name,
  { tzid: 'Europe/Paris' },
  'date-time',
  local,
]
const utc = (name: string, text: string): JCalProperty => [name, {}, 'date-time', text]
const date = (name: string, text: string): JCalProperty => [name, {}, 'date', text]
const rule = (parts: Record<string, string | number>): JCalProperty => ['rrule', {}, 'recur', parts]

const march = { start: epochMs(Date.UTC(2027, 2, 1)), end: epochMs(Date.UTC(2027, 3, 1)) }
const at = (text: string) => epochMs(Date.parse(`${text}:00Z`))
const inParis = (local: string) => instantOf(local, 'Europe/Paris')

test.each([
  [
    'a single event',
    [vevent(paris('dtstart', '2027-03-15T09:00:00'), paris('dtend', '2027-03-15T10:00:00'))],
    '2027-03-15T08:00',
    '2027-03-15T09:00',
  ],
  [
    'a day, by UTC midnights',
    [vevent(date('dtstart', '2027-03-15'))],
    '2027-03-15T00:00',
    '2027-03-16T00:00',
  ],
  [
    'a floating time, as UTC',
    [vevent(utc('dtstart', '2027-03-15T09:00:00'))],
    '2027-03-15T09:00',
    '2027-03-15T09:00',
  ],
  [
    'COUNT',
    [vevent(utc('dtstart', '2027-03-01T09:00:00Z'), rule({ freq: 'WEEKLY', count: 3 }))],
    '2027-03-01T09:00',
    '2027-03-15T09:00',
  ],
  [
    'UNTIL',
    [vevent(utc('dtstart', '2027-03-01T09:00:00Z'), rule({ freq: 'WEEKLY', until: '2027-03-15T09:00:00Z' }))],
    '2027-03-01T09:00',
    '2027-03-15T09:00',
  ],
  [
    'UNTIL as a day',
    [vevent(date('dtstart', '2027-03-01'), rule({ freq: 'DAILY', until: '2027-03-03' }))],
    '2027-03-01T00:00',
    '2027-03-04T00:00',
  ],
  [
    'RDATE on either side',
    [
      vevent(utc('dtstart', '2027-03-10T09:00:00Z'), [
        'rdate',
        {},
        'date-time',
        '2027-03-01T09:00:00Z',
        '2027-03-20T09:00:00Z',
      ]),
    ],
    '2027-03-01T09:00',
    '2027-03-20T09:00',
  ],
  [
    'an override moved far out',
    [
      vevent(utc('dtstart', '2027-03-01T09:00:00Z'), rule({ freq: 'WEEKLY', count: 2 })),
      vevent(utc('recurrence-id', '2027-03-08T09:00:00Z'), utc('dtstart', '2027-06-01T09:00:00Z')),
    ],
    '2027-03-01T09:00',
    '2027-06-01T09:00',
  ],
] satisfies [string, JCalComponent[], string, string][])('the span of %s', (_, components, start, last) => {
  const span = spanOf(object(...components))
  expect(span?.startUtc).toBe(at(start))
  expect(span?.lastUtc).toBeGreaterThanOrEqual(at(last))
  expect(span?.lastUtc).toBeLessThanOrEqual(at(last) + 86_400_000)
})

test('a rule without an end lasts to the end of time', () => {
  expect(
    spanOf(object(vevent(utc('dtstart', '2027-03-01T09:00:00Z'), rule({ freq: 'YEARLY' }))))?.lastUtc,
  ).toBe(endOfTime)
})

test('an object without a time has no span', () => {
  expect(spanOf(object(vevent()))).toBeNull()
  expect(spanOf(object())).toBeNull()
})

test('an expanded series has an instance for each time, in UTC, without rules and zones', () => {
  const zone: JCalComponent = ['vtimezone', [['tzid', {}, 'text', 'Europe/Paris']], []]
  const alarm: JCalComponent = ['valarm', [], []]
  const series: JCalComponent = [
    'vevent',
    [
      uid,
      paris('dtstart', '2027-03-22T09:00:00'),
      paris('dtend', '2027-03-22T09:30:00'),
      rule({ freq: 'WEEKLY' }),
      paris('exdate', '2027-03-15T09:00:00'),
      ['summary', {}, 'text', 'Stand-up'],
    ],
    [alarm],
  ]
  const expected = (start: string, end: string): JCalComponent => [
    'vevent',
    [
      uid,
      utc('dtstart', start),
      utc('dtend', end),
      ['summary', {}, 'text', 'Stand-up'],
      utc('recurrence-id', start),
    ],
    [alarm],
  ]
  expect(expand(object(zone, series), march)).toEqual({
    jcal: object(
      expected('2027-03-22T08:00:00Z', '2027-03-22T08:30:00Z'),
      expected('2027-03-29T07:00:00Z', '2027-03-29T07:30:00Z'),
    ),
    instances: 2,
    isCapped: false,
    steps: expect.any(Number),
  })
})

test('an expanded override keeps its own properties', () => {
  const { jcal } = expand(
    object(
      vevent(paris('dtstart', '2027-03-22T09:00:00'), rule({ freq: 'WEEKLY', count: 2 }), [
        'summary',
        {},
        'text',
        'Stand-up',
      ]),
      vevent(
        paris('recurrence-id', '2027-03-29T09:00:00'),
        paris('dtstart', '2027-03-30T11:00:00'),
        ['summary', {}, 'text', 'Moved'],
        ['x-own', {}, 'unknown', '1'],
      ),
    ),
    march,
  )
  expect(jcal[2][1]).toEqual([
    'vevent',
    [
      uid,
      utc('dtstart', '2027-03-30T09:00:00Z'),
      ['summary', {}, 'text', 'Moved'],
      ['x-own', {}, 'unknown', '1'],
      utc('recurrence-id', '2027-03-29T07:00:00Z'),
    ],
    [],
  ])
})

test('in an expansion a date stays a date, and a floating time stays floating', () => {
  const first = (...properties: JCalProperty[]) =>
    expand(object(vevent(...properties)), march).jcal[2][0]?.[1]
  expect(first(date('dtstart', '2027-03-15'), date('dtend', '2027-03-16'), rule({ freq: 'YEARLY' }))).toEqual(
    [uid, date('dtstart', '2027-03-15'), date('dtend', '2027-03-16'), date('recurrence-id', '2027-03-15')],
  )
  expect(first(utc('dtstart', '2027-03-15T09:00:00'), rule({ freq: 'YEARLY' }))).toEqual([
    uid,
    utc('dtstart', '2027-03-15T09:00:00'),
    utc('recurrence-id', '2027-03-15T09:00:00'),
  ])
})

test('a duration is expanded into an end, because a day may have 23 hours', () => {
  const { jcal } = expand(
    object(vevent(paris('dtstart', '2027-03-27T12:00:00'), ['duration', {}, 'duration', 'P1D'])),
    march,
  )
  expect(jcal[2][0]?.[1]).toEqual([
    uid,
    utc('dtstart', '2027-03-27T11:00:00Z'),
    utc('dtend', '2027-03-28T10:00:00Z'),
  ])
})

test('the window of an expansion is half-open, and dates count as UTC midnights', () => {
  const count = (start: string, ...properties: JCalProperty[]) =>
    expand(object(vevent(...properties)), { start: at(start), end: addMs(at(start), 3_600_000) }).instances
  const hour = [utc('dtstart', '2027-03-15T09:00:00Z'), utc('dtend', '2027-03-15T10:00:00Z')]
  expect(count('2027-03-15T08:00', ...hour)).toBe(0)
  expect(count('2027-03-15T09:00', ...hour)).toBe(1)
  expect(count('2027-03-15T10:00', ...hour)).toBe(0)
  expect(count('2027-03-15T23:00', date('dtstart', '2027-03-15'))).toBe(1)
  expect(count('2027-03-16T00:00', date('dtstart', '2027-03-15'))).toBe(0)
  expect(count('2027-03-14T23:00', date('dtstart', '2027-03-15'))).toBe(0)
})

test('a malformed event of an object is left out of its expansion', () => {
  expect(
    expand(
      object(
        ['vevent', [uid]],
        ['vevent', [['uid', {}, 'text', 'u2'], utc('dtstart', '2027-03-15T09:00:00Z')]],
      ),
      march,
    ).instances,
  ).toBe(1)
})

test.each([
  [false, [vevent(utc('dtstart', '2027-03-15T09:00:00Z'))]],
  [true, [vevent(utc('dtstart', '2027-03-15T09:00:00Z'), rule({ freq: 'DAILY' }))]],
  [true, [vevent(utc('dtstart', '2027-03-15T09:00:00Z'), utc('rdate', '2027-03-16T09:00:00Z'))]],
  [true, [vevent(utc('dtstart', '2027-03-15T09:00:00Z'), utc('recurrence-id', '2027-03-15T09:00:00Z'))]],
] satisfies [boolean, JCalComponent[]][])('that it repeats is %s', (expected, components) => {
  expect(isRecurring(object(...components))).toBe(expected)
})

test.each([
  ['no-vevent', []],
  ['no-vevent', [['vtodo', [], []]]],
  ['no-dtstart', [vevent()]],
  ['no-dtstart', [vevent(utc('dtstart', 'soon'))]],
  [
    'end-before-start',
    [vevent(utc('dtstart', '2027-03-15T09:00:00Z'), utc('dtend', '2027-03-15T08:59:59Z'))],
  ],
  ['end-before-start', [vevent(date('dtstart', '2027-03-15'), date('dtend', '2027-03-14'))]],
  [
    'end-before-start',
    [vevent(utc('dtstart', '2027-03-15T09:00:00Z'), ['duration', {}, 'duration', '-PT1H'])],
  ],
  [null, [vevent(utc('dtstart', '2027-03-15T09:00:00Z'), utc('dtend', '2027-03-15T09:00:00Z'))]],
  [
    null,
    [
      vevent(paris('dtstart', '2027-03-15T09:00:00'), [
        'dtend',
        { tzid: 'America/New_York' },
        'date-time',
        '2027-03-15T05:00:00',
      ]),
    ],
  ],
  [null, [['vevent', [date('dtstart', '2027-03-15')]]]],
] satisfies [string | null, JCalComponent[]][])('the first problem is %s', (problem, components) => {
  expect(checkObject(object(...components))).toBe(problem)
})

test('missing required properties are added, the others stay', () => {
  const bare: JCal = [
    'vcalendar',
    [],
    [['vevent', [utc('dtstart', '2027-03-15T09:00:00Z'), ['x-own', {}, 'unknown', '1']]]],
  ]
  expect(complete(bare, { uid: 'new', now: march.start })).toEqual([
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Kalends//Kalends//EN'],
    ],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'new'],
          utc('dtstamp', '2027-03-01T00:00:00Z'),
          utc('dtstart', '2027-03-15T09:00:00Z'),
          ['x-own', {}, 'unknown', '1'],
        ],
        [],
      ],
    ],
  ])
})

test('a complete object stays identical', () => {
  const whole: JCal = [
    'vcalendar',
    [
      ['prodid', {}, 'text', 'theirs'],
      ['version', {}, 'text', '2.0'],
    ],
    [['vevent', [utc('dtstamp', '2027-03-01T00:00:00Z'), uid], []]],
  ]
  expect(complete(whole, { uid: 'new', now: epochMs(0) })).toBe(whole)
})

test('an event without a UID beside one that has it belongs to the same series', () => {
  const { 2: components } = complete(object(vevent(), ['vevent', [], []]), { uid: 'new', now: epochMs(0) })
  expect(components.map(([, properties]) => properties.find(([name]) => name === 'uid')?.[3])).toEqual([
    'u1',
    'u1',
  ])
})

test('a span in its own zone over the night when clocks change', () => {
  const span = spanOf(
    object(vevent(paris('dtstart', '2027-03-22T09:00:00'), rule({ freq: 'WEEKLY', count: 2 }))),
  )
  expect(span).toEqual({ startUtc: inParis('2027-03-22T09:00:00'), lastUtc: inParis('2027-03-29T09:00:00') })
})
