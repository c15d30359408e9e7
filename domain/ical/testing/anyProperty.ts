import fc from 'fast-check'
import type { JCalParameters, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { withoutParameters } from '../../jcal/properties.ts'

// Properties as in RFC 7265: every property of RFC 5545 with every value type, including empty and odd
// values.

const two = (value: number) => String(value).padStart(2, '0')
const within = (min: number, max: number) => fc.integer({ min, max })

/** Texts of any characters that iCalendar has: no control characters but tabs and `\n`, the only line break of a TEXT. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a;b,c\\d\ne',
    '\\',
    '\\n',
    '\\\\n',
    'C:\\new',
    ',',
    ';',
    '"',
    '^n',
    ' \t',
    'é🗓'.repeat(60),
  ),
  fc
    .string({ unit: 'binary' })
    .map((each) => each.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\t\n\u0080-\u009F])\p{Cc}/gu, '')),
)
const oneLine = text.map((each) => each.replaceAll(/[\r\n]/g, ' '))

const date = fc
  .tuple(within(1600, 2400), within(1, 12), within(1, 28))
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`)
const timeOfDay = fc
  .tuple(within(0, 23), within(0, 59), within(0, 59), fc.constantFrom('', 'Z'))
  .map(([hours, minutes, seconds, zone]) => `${two(hours)}:${two(minutes)}:${two(seconds)}${zone}`)
const dateTime = fc.tuple(date, timeOfDay).map((parts) => parts.join('T'))
const duration = fc.constantFrom('', 'PT0S', 'PT1H', '-PT15M', 'P1D', '-P2W', 'P1DT2H3M4S', '+PT5M')
const period = fc
  .tuple(dateTime, fc.oneof(dateTime, fc.constantFrom('PT1H', 'P1D')))
  .map((each): JCalValue => each)
const address = fc.oneof(fc.constantFrom('', 'mailto:bob@kalends.example', 'urn:uuid:1;2,3'), oneLine)
const offset = fc
  .tuple(fc.constantFrom('+', '-'), within(0, 14), within(0, 59), fc.constantFrom('', ':15'))
  .map(([sign, hours, minutes, seconds]) => `${sign}${two(hours)}:${two(minutes)}${seconds}`)

const oneOrMore = <Item extends JCalValue>(item: fc.Arbitrary<Item>) =>
  fc.uniqueArray(item, { minLength: 1, maxLength: 4 }).map((all): JCalValue => {
    const [first, ...others] = all
    return first !== undefined && others.length === 0 ? first : all
  })

const weekday = fc
  .tuple(fc.constantFrom('', '1', '-1', '+2', '53'), fc.constantFrom('MO', 'TU', 'SU'))
  .map((parts) => parts.join(''))

export const anyRule = fc
  .record(
    {
      freq: fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'),
      rscale: fc.constantFrom('GREGORIAN', 'HEBREW'),
      skip: fc.constantFrom('OMIT', 'FORWARD', 'BACKWARD'),
      until: fc.oneof(date, dateTime),
      count: within(0, 1000),
      interval: within(1, 100),
      bymonth: oneOrMore(fc.oneof(within(1, 12), fc.constant('5L'))),
      byweekno: oneOrMore(within(-53, 53)),
      byyearday: oneOrMore(within(-366, 366)),
      bymonthday: oneOrMore(within(-31, 31)),
      byday: oneOrMore(weekday),
      byhour: oneOrMore(within(0, 23)),
      byminute: oneOrMore(within(0, 59)),
      bysecond: oneOrMore(within(0, 60)),
      bysetpos: oneOrMore(within(-366, 366)),
      wkst: fc.constantFrom('MO', 'SU'),
      'x-own': fc.constantFrom('1', 'a,b', 'c=d'),
    },
    { requiredKeys: ['freq'] },
  )
  .map((rule): JCalValue => rule)

/** The values of each type. */
const valuesOf: Readonly<Record<string, fc.Arbitrary<JCalValue>>> = {
  text,
  date,
  'date-time': dateTime,
  time: timeOfDay,
  duration,
  period,
  'cal-address': address,
  uri: oneLine,
  binary: fc.constantFrom('', 'AAAA', 'YQ=='),
  boolean: fc.boolean(),
  integer: fc.maxSafeInteger().map((each) => each || 0),
  float: fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => each || 0),
  'utc-offset': offset,
  recur: anyRule,
  'x-own': oneLine,
}

type Shape = readonly [names: string, types: readonly string[], form?: 'list' | 'parts']

/** Each property of RFC 5545 with its allowed types, and some properties of other programs. */
const shapes: readonly Shape[] = [
  [
    'action calscale class comment contact description location method prodid status summary transp tzid tzname uid version',
    ['text'],
  ],
  ['related-to', ['text', 'uri']],
  ['categories resources', ['text'], 'list'],
  ['request-status', ['text'], 'parts'],
  ['attendee organizer', ['cal-address']],
  ['tzurl url', ['uri']],
  ['attach', ['uri', 'binary']],
  ['completed created dtstamp last-modified', ['date-time']],
  ['dtstart dtend due recurrence-id', ['date-time', 'date']],
  ['exdate', ['date-time', 'date'], 'list'],
  ['rdate', ['date-time', 'date', 'period'], 'list'],
  ['freebusy', ['period'], 'list'],
  ['duration', ['duration']],
  ['trigger', ['duration', 'date-time']],
  ['rrule exrule', ['recur']],
  ['percent-complete priority repeat sequence', ['integer']],
  ['geo', ['float'], 'parts'],
  ['tzoffsetfrom tzoffsetto', ['utc-offset']],
  ['x-own color conference image', Object.keys(valuesOf)],
]

const parameterName = fc.constantFrom(
  'altrep',
  'cn',
  'delegated-to',
  'fmttype',
  'language',
  'member',
  'related',
  'reltype',
  'tzid',
  'x-own',
)

/**
 * A backslash in a parameter is an escape in files of careless programs, and is read as one: none is written.
 */
const parameterText = fc.oneof(
  fc.constantFrom('', 'Baker, Bob', 'a:b;c', '"quoted"', 'a^b^n', 'two\nlines', 'Europe/Paris'),
  text.map((each) => each.replaceAll('\\', '/')),
)
const parameters: fc.Arbitrary<JCalParameters> = fc.dictionary(
  parameterName,
  fc.oneof(parameterText, fc.array(parameterText, { minLength: 2, maxLength: 8 })),
)

const named = shapes.flatMap(([names, types, form]) =>
  names.split(' ').flatMap((name) => types.map((type) => ({ name, type, form }))),
)

/** A property that an event may have, each as likely as any other. */
export const anyProperty: fc.Arbitrary<JCalProperty> = fc
  .constantFrom(...named)
  .chain(({ name, type, form }) => {
    const value = valuesOf[type] ?? text
    const values: fc.Arbitrary<readonly [JCalValue, ...JCalValue[]]> =
      form === 'list'
        ? fc.tuple(value, fc.array(value, { maxLength: 4 })).map(([first, others]) => [first, ...others])
        : form === 'parts'
          ? fc.array(value, { minLength: 2, maxLength: 4 }).map((parts) => [parts])
          : value.map((each) => [each])
    return fc.tuple(parameters, values).map(([given, all]): JCalProperty => [name, given, type, ...all])
  })

const essential: ReadonlySet<string> = new Set(
  'uid dtstart dtend due duration recurrence-id sequence tzid'.split(' '),
)

/**
 * A property without a zone that neither identifies an event nor has its time: it may be in any event, any
 * number of times.
 */
export const anyDetail: fc.Arbitrary<JCalProperty> = anyProperty
  .filter(([name]) => !essential.has(name))
  .map(([name, given, ...rest]) => [name, withoutParameters(given, 'tzid'), ...rest])
