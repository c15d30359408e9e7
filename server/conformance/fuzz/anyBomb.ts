import fc from 'fast-check'
import type { JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'

// Texts that are small to send and expensive to parse, for every parser of the service. Each of these has
// frozen some calendar server.

/** How often something small is repeated, up to a few hundred kilobytes in all. */
const howOften = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom(1000, 5000, 20_000))
const repeated = (...parts: readonly string[]) =>
  fc.tuple(fc.constantFrom(...parts), howOften).map(([part, times]) => part.repeat(times))

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
/** A part of a rule with all numbers it may have, with one, or with one repeated. */
const part = (first: number, last: number) =>
  fc.oneof(
    fc.constant(upTo(first, last).filter((each) => each !== 0 || first === 0)),
    fc.constantFrom(first, last),
    fc.integer({ min: 1, max: 5000 }).map((times) => Array<number>(times).fill(last)),
  )
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

const anyRule: fc.Arbitrary<JCalValue> = fc
  .record(
    {
      freq: fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.constantFrom(1, 7, 1e9, 1e300),
      count: fc.constantFrom(2, 100_000, 1e15),
      until: fc.constantFrom('9999-12-31T23:59:59Z', '0001-01-01', '2027-03-15T09:00:00'),
      bysecond: part(0, 59),
      byminute: part(0, 59),
      byhour: part(0, 23),
      byday: fc.oneof(
        fc.constant(weekdays),
        fc.constant(
          upTo(-53, 53).flatMap((nth) => weekdays.map((day) => (nth === 0 ? day : `${nth}${day}`))),
        ),
        fc.integer({ min: 1, max: 5000 }).map((times) => Array<string>(times).fill('-1SU')),
      ),
      bymonthday: part(-31, 31),
      byyearday: part(-366, 366),
      byweekno: part(-53, 53),
      bymonth: part(1, 12),
      bysetpos: part(-366, 366),
    },
    { requiredKeys: ['freq'] },
  )
  .map((rule) => Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined)))

const local = (index: number) =>
  new Date(Date.UTC(2020, 0, 1, 9) + index * 86_400_000).toISOString().slice(0, 19)
const dates = (name: string) =>
  howOften.map((times): JCalProperty => {
    const [first = local(0), ...others] = upTo(0, times).map((index) => `${local(index)}Z`)
    return [name, {}, 'date-time', first, ...others]
  })

const anyProperty: fc.Arbitrary<JCalProperty> = fc.oneof(
  anyRule.map((rule): JCalProperty => ['rrule', {}, 'recur', rule]),
  dates('rdate'),
  dates('exdate'),
  repeated('"', "'", '/', '\\', ';', ',', ' ', 'é', '\u0301', 'x').map((text): JCalProperty => [
    'x-long',
    { tzid: text, [`x-${text.length}`]: text },
    'text',
    text,
  ]),
  howOften.map((times): JCalProperty => [
    'attendee',
    Object.fromEntries(upTo(0, times).map((index) => [`x-${index}`, 'y'])),
    'cal-address',
    'mailto:a@b.example',
  ]),
  repeated('P1D', '-', '9', 'PT9999999S').map((text): JCalProperty => ['duration', {}, 'duration', text]),
)

const uid: JCalProperty = ['uid', {}, 'text', 'bomb']
const start: JCalProperty = ['dtstart', { tzid: 'House' }, 'date-time', local(0)]
const observances = (rule: JCalValue, times: number) =>
  upTo(1, Math.max(1, times)).map((index): JCalComponent => [
    index % 2 === 0 ? 'standard' : 'daylight',
    [
      ['dtstart', {}, 'date-time', local(index)],
      ['tzoffsetfrom', {}, 'utc-offset', '+01:00'],
      ['tzoffsetto', {}, 'utc-offset', `+0${index % 9}:00`],
      ['rrule', {}, 'recur', rule],
    ],
    [],
  ])
const overrides = (times: number) =>
  upTo(1, Math.max(1, times)).map((index): JCalComponent => [
    'vevent',
    [
      uid,
      ['recurrence-id', { range: 'THISANDFUTURE' }, 'date-time', `${local(index)}Z`],
      ['dtstart', {}, 'date-time', `${local(index - (index % 5))}Z`],
    ],
    [],
  ])

/** An object whose rules, dates, overrides and time zone multiply. */
const anyObject = fc
  .tuple(
    fc.array(anyProperty, { minLength: 1, maxLength: 4 }),
    anyRule,
    fc.constantFrom(1, 3, 30),
    fc.boolean(),
  )
  .map(([properties, rule, times, hasOverrides]) => [
    'vcalendar',
    [],
    [
      ['vtimezone', [['tzid', {}, 'text', 'House']], observances(rule, times)],
      ['vevent', [uid, start, ...properties], []],
      ...(hasOverrides ? overrides(times) : []),
    ],
  ])

const file = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20270315T090000Z', ...lines]
    .concat('END:VEVENT', 'END:VCALENDAR')
    .join('\r\n')

/** Lines that are expensive to unfold, to unquote or to nest. */
const anyText = fc.oneof(
  repeated('"', "'", ' "', '/').map((quotes) => file(`DTEND;TZID=${quotes}x:20270315T100000`)),
  repeated(';a=b', ';a="b"', ';a="b","c"', ';=', ';').map((parameters) => file(`X-A${parameters}:value`)),
  repeated('\r\n ', '\r\n\t', '\n', '\r').map((folds) => file(`SUMMARY:a${folds}b`)),
  repeated('BEGIN:A\r\n', 'END:B\r\n', 'BEGIN:VALARM\r\n', 'BEGIN:VEVENT\r\n', 'END:VEVENT\r\n').map(
    (lines) => file(lines),
  ),
  repeated('1,', '59,', 'MO,', ',', ';BYHOUR=1').map((list) => file(`RRULE:FREQ=YEARLY;BYSECOND=${list}1`)),
  repeated(' ', '\t', '\uFEFF', '\u2028').map((spaces) => `${spaces}BEGIN:VCALENDAR${spaces}`),
  anyRule.map((rule) => file(`RRULE:${ruleText(rule)}`)),
)

const ruleText = (rule: JCalValue) =>
  Object.entries(rule ?? {})
    .map(([name, value]) => `${name.toUpperCase()}=${String(value)}`)
    .join(';')

/** JSON that is deep, wide or long, or has keys that every object inherits. */
export const anyJson = fc.oneof(
  repeated('[', '{"a":', '[{"a":', '[["vcalendar",').map((opening) => opening),
  howOften.map((times) => `${'['.repeat(times)}${']'.repeat(times)}`),
  repeated('0,', '"a",', 'null,', '[],', '{},').map((items) => `[${items}0]`),
  repeated('"a":0,', '"__proto__":{},', '"constructor":0,').map((members) => `{${members}"id":"a"}`),
  repeated('\\ud800', '\\u0301', 'é', '/', '9').map(
    (text) => `{"id":"a","dav:name":"${text}","issuer_url":"${text}"}`,
  ),
  repeated('9').map((digits) => `{"expiresInDays":1${digits}e${digits},"name":"a","scope":"read"}`),
  repeated('/', '%2F', 'a.', '@').map((text) => `{"issuer_url":"https://id.example${text}"}`),
)

/** Bodies for a PUT. */
export const anyBody = fc.oneof(
  { weight: 4, arbitrary: anyObject.map((object) => JSON.stringify(object)) },
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: anyJson },
)

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned JWT with long, deep or many claims. */
export const anyJwt = fc.oneof(
  repeated('/', 'a', '%', '.').map(
    (text) =>
      `${base64url({ alg: 'RS256', kid: text })}.${base64url({ iss: `https://id.example${text}` })}.AAAA`,
  ),
  repeated('.', 'e30.', 'AAAA').map((text) => text),
  howOften.map(
    (times) => `${base64url({ alg: 'none' })}.${base64url({ aud: Array(times).fill('kalends') })}.`,
  ),
)

/** A form with repeated names, or with nothing but escapes. */
export const anyForm = fc.oneof(
  anyJwt.map((token) => `logout_token=${token}`),
  repeated('&a=1', '&', '=', '%', '%41', '%FF', '+').map(
    (text) => `grant_type=refresh_token&refresh_token=x${text}`,
  ),
)

/** The rest of a path, or of a query. */
export const anyPath = repeated('/', '%2F', '%', '%25', '..%2f', '%E0', 'a', '?a=b', '&a=b', '%00').map(
  (text) => text.slice(0, 8000),
)

/** A name or a password. */
export const anyWord = repeated('\u0301', 'ﬃ', 'a\u0323\u0307', '@', 'x', ':').map((text) => `a${text}`)
