import { expect, test } from 'vitest'
import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { instantOf, localOf } from '../../time/instantOf.ts'
import { vtimezoneOf } from './vtimezoneOf.ts'
import { zoneFor as zoneForFound } from './zoneFor.ts'
import { zoneNamed } from '../../time/Zone.ts'
import { epochMs, addMs, type EpochMs } from '../../time/units.ts'

const zoneFor = (tzid: string, vtimezone?: JCalComponent, year = 2027) =>
  zoneForFound(
    tzid,
    () => vtimezone,
    () => [year],
  )

const observance = (name: string, start: string, from: string, to: string, rule?: string): JCalComponent => [
  name,
  [
    ['dtstart', {}, 'date-time', start],
    ['tzoffsetfrom', {}, 'utc-offset', from],
    ['tzoffsetto', {}, 'utc-offset', to],
    ...(rule === undefined ? [] : [['rrule', {}, 'recur', rule] satisfies JCalProperty]),
  ],
  [],
]

const outlook: JCalComponent = [
  'vtimezone',
  [['tzid', {}, 'text', 'Customized Time Zone']],
  [
    observance('standard', '1601-01-01T03:00:00', '+02:00', '+01:00', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
    observance('daylight', '1601-01-01T02:00:00', '+01:00', '+02:00', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'),
  ],
]

test('a well-known name needs no definition', () => {
  expect(zoneFor('Romance Standard Time')?.name).toBe('Europe/Paris')
})

test('an unknown name without a definition is not a zone', () => {
  expect(zoneFor('Customized Time Zone')).toBeNull()
})

test("Outlook's customized zone follows its own rules through both changes of clocks", () => {
  const zone = zoneFor('Customized Time Zone', outlook) ?? zoneNamed('UTC')
  expect(localOf(epochMs(Date.UTC(2027, 2, 28, 0, 59)), zone)).toBe('2027-03-28T01:59:00')
  expect(localOf(epochMs(Date.UTC(2027, 2, 28, 1, 0)), zone)).toBe('2027-03-28T03:00:00')
  expect(localOf(epochMs(Date.UTC(2027, 9, 31, 0, 59)), zone)).toBe('2027-10-31T02:59:00')
  expect(localOf(epochMs(Date.UTC(2027, 9, 31, 1, 0)), zone)).toBe('2027-10-31T02:00:00')
  expect(instantOf('2027-10-31T02:30:00', zone)).toBe(instantOf('2027-10-31T02:30:00', 'Europe/Paris'))
  expect(instantOf('2027-03-28T02:30:00', zone)).toBe(instantOf('2027-03-28T02:30:00', 'Europe/Paris'))
})

test('rules that ended with UNTIL stay ended, and the next ones take over', () => {
  const zone = zoneFor('House', [
    'vtimezone',
    [['tzid', {}, 'text', 'House']],
    [
      observance(
        'standard',
        '1990-10-28T02:00:00',
        '-04:00',
        '-05:00',
        'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20061029T060000Z',
      ),
      observance(
        'daylight',
        '1990-04-01T02:00:00',
        '-05:00',
        '-04:00',
        'FREQ=YEARLY;BYDAY=1SU;BYMONTH=4;UNTIL=20060402T070000Z',
      ),
      observance('daylight', '2007-03-11T02:00:00', '-05:00', '-04:00', 'FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
      observance('standard', '2007-11-04T02:00:00', '-04:00', '-05:00', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
    ],
  ])
  const hours = (instant: EpochMs) => (zone?.offsetAt(instant) ?? NaN) / 3_600_000
  expect(hours(epochMs(Date.UTC(2006, 2, 20)))).toBe(-5)
  expect(hours(epochMs(Date.UTC(2006, 3, 20)))).toBe(-4)
  expect(hours(epochMs(Date.UTC(2007, 0, 20)))).toBe(-5)
  expect(hours(epochMs(Date.UTC(2007, 2, 20)))).toBe(-4)
  expect(hours(epochMs(Date.UTC(2027, 10, 6)))).toBe(-4)
  expect(hours(epochMs(Date.UTC(2027, 10, 8)))).toBe(-5)
})

test('a zone of one odd offset is that offset', () => {
  const zone = zoneFor('Nowhere/Middle', [
    'vtimezone',
    [['tzid', {}, 'text', 'Nowhere/Middle']],
    [observance('standard', '1601-01-01T00:00:00', '-07:41', '-07:41')],
  ])
  expect(localOf(epochMs(Date.UTC(2023, 2, 6, 21, 23)), zone ?? 'UTC')).toBe('2023-03-06T13:42:00')
})

test('a definition with X-LIC-LOCATION is that zone', () => {
  const zone = zoneFor('Office', [
    'vtimezone',
    [
      ['tzid', {}, 'text', 'Office'],
      ['x-lic-location', {}, 'text', 'Asia/Kolkata'],
    ],
    [],
  ])
  expect(zone?.name).toBe('Asia/Kolkata')
})

test('a definition without a readable observance is not a zone', () => {
  expect(
    zoneFor('Broken', ['vtimezone', [['tzid', {}, 'text', 'Broken']], [['standard', [], []]]]),
  ).toBeNull()
})

test.each(['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Tokyo'])(
  'the definition we write for %s is that zone for decades',
  (name) => {
    const written = vtimezoneOf('Ours', name, epochMs(Date.UTC(2027, 2, 15)))
    const zone = zoneFor('Ours', written)
    const days = Array.from({ length: 365 * 25 }, (_, day) =>
      addMs(epochMs(Date.UTC(2026, 0, 1, 1)), day * 86_400_000),
    )
    expect(days.filter((instant) => zone?.offsetAt(instant) !== zoneNamed(name).offsetAt(instant))).toEqual(
      [],
    )
  },
)

const eastern = (...observances: JCalComponent[]): JCalComponent => [
  'vtimezone',
  [['tzid', {}, 'text', 'Eastern Standard Time']],
  observances,
]
const winter = (start: string) =>
  observance('standard', start, '-04:00', '-05:00', 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=11')
const summer = (start: string) =>
  observance('daylight', start, '-05:00', '-04:00', 'FREQ=YEARLY;BYDAY=2SU;BYMONTH=3')

test.each([
  ['as Outlook writes it', eastern(winter('1601-11-04T02:00:00'), summer('1601-03-11T02:00:00'))],
  ['as it is since a while', eastern(winter('2007-11-04T02:00:00'), summer('2007-03-11T02:00:00'))],
  ['that begins with the event', eastern(winter('2027-11-07T02:00:00'), summer('2027-03-14T02:00:00'))],
  [
    'that ran out',
    eastern(
      observance('standard', '2006-10-29T02:00:00', '-04:00', '-05:00'),
      observance('daylight', '2006-04-02T02:00:00', '-05:00', '-04:00'),
    ),
  ],
  ['that is empty', eastern()],
  ['that we write', vtimezoneOf('Eastern Standard Time', 'America/New_York', epochMs(Date.UTC(2027, 2, 15)))],
])('a definition %s is no other zone than its name', (_, vtimezone) => {
  expect(zoneFor('Eastern Standard Time', vtimezone)?.isOwn).toBe(false)
})

test('a definition without summer time has no summer time, whatever its name', () => {
  const zone = zoneFor(
    'Eastern Standard Time',
    eastern(observance('standard', '1601-01-01T00:00:00', '-05:00', '-05:00')),
  )
  expect(localOf(epochMs(Date.UTC(2027, 6, 15, 14)), zone ?? 'UTC')).toBe('2027-07-15T09:00:00')
  expect(zone?.isOwn).toBe(true)
})

const paris = (observances: readonly JCalComponent[], tzid = 'Europe/Paris'): JCalComponent => [
  'vtimezone',
  [['tzid', {}, 'text', tzid]],
  observances,
]
const always = (offset: string) => [observance('standard', '1601-01-01T00:00:00', offset, offset)]
const july = epochMs(Date.UTC(2027, 6, 15))

test.each(['Europe/Paris', 'europe/paris', '/mozilla.org/20050126_1/Europe/Paris', 'Romance Standard Time'])(
  'under %s, rules that contradict the name count, and the name otherwise, in any order of reading',
  (tzid) => {
    const offsetBy = (observances: readonly JCalComponent[]) =>
      (zoneFor(tzid, paris(observances, tzid))?.offsetAt(july) ?? NaN) / 3_600_000
    const rightful = vtimezoneOf(tzid, 'Europe/Paris', july)[2] ?? []
    const read = [always('+01:00'), rightful, always('+05:00'), always('+01:00'), rightful].map(offsetBy)
    expect(read).toEqual([1, 2, 5, 1, 2])
  },
)

test('rules that agree with one name contradict another one, in any order of reading', () => {
  const zoneOf = (tzid: string) => zoneFor(tzid, paris(always('+01:00'), tzid))
  expect(['Africa/Algiers', 'Europe/Paris', 'Africa/Algiers'].map((tzid) => zoneOf(tzid)?.isOwn)).toEqual([
    false,
    true,
    false,
  ])
})

test('the same rules with X-LIC-LOCATION are judged separately', () => {
  const rules = always('+01:00')
  const located: JCalComponent = [
    'vtimezone',
    [
      ['tzid', {}, 'text', 'Europe/Paris'],
      ['x-lic-location', {}, 'text', 'Europe/Paris'],
    ],
    rules,
  ]
  expect(zoneFor('Europe/Paris', paris(rules))?.isOwn).toBe(true)
  expect(zoneFor('Europe/Paris', located)?.isOwn).toBe(false)
})

test('rules of its own never get the name of a well-known zone', () => {
  expect(zoneFor('Europe/Paris', paris(always('+01:00')))?.name).not.toBe('Europe/Paris')
})

test('after all rules have ended, the offset of the last onset stays', () => {
  const zone = zoneFor('House', [
    'vtimezone',
    [['tzid', {}, 'text', 'House']],
    [
      observance(
        'standard',
        '1980-10-26T03:00:00',
        '+02:00',
        '+01:00',
        'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=19951029T010000Z',
      ),
      observance(
        'daylight',
        '1981-03-29T02:00:00',
        '+01:00',
        '+02:00',
        'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;UNTIL=19950326T010000Z',
      ),
    ],
  ])
  expect(zone?.offsetAt(epochMs(Date.UTC(1995, 6, 1)))).toBe(2 * 3_600_000)
  expect(zone?.offsetAt(epochMs(Date.UTC(2027, 6, 1)))).toBe(3_600_000)
})
