import fc from 'fast-check'
import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import type { EventWhen } from '../event/CalendarEvent.ts'
import { propertyOf } from '../jcal/properties.ts'
import { readItem } from '../event/readItem.ts'
import { changeOccurrence } from '../series/changeOccurrence.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { instantOf } from '../time/instantOf.ts'
import { dayMs, addMs, epochMs, plusDays } from '../time/units.ts'
import { localDateTime, localMsOf, utcText } from '../time/localDateTime.ts'
import { parseObject } from '../jcal/ParsedObject.ts'

const now = epochMs(Date.UTC(2027, 0, 1))

const forms = [
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'utc',
  'floating',
  'date',
]
type TimeProperty = (name: string, ...days: number[]) => JCalProperty

/** The parts of a rule that names the time of its DTSTART. */
function timeParts(clock: string): { readonly [part: string]: JCalValue } {
  const [hour, minute, second] = clock.split(':').map(Number)
  return { byhour: hour ?? 0, byminute: [minute ?? 0], bysecond: second ?? 0 }
}

/** Times of a form on days counted from the beginning of March, before both nights of the change. */
function timePropertyIn(form: string, clock: string, year: string): TimeProperty {
  const text = (day: number) => {
    const date = isoDate(plusDays(dayNumber(`${year}-03-01`), day))
    if (form === 'date') return date
    return form === 'utc' ? `${date}T${clock}Z` : `${date}T${clock}`
  }
  const parameters = form.includes('/') ? { tzid: form } : {}
  return (name, ...days) => {
    const [first = '', ...others] = days.map(text)
    return [name, parameters, form === 'date' ? 'date' : 'date-time', first, ...others]
  }
}

const rules: fc.Arbitrary<{ readonly [part: string]: JCalValue }> = fc.oneof(
  fc.record({ freq: fc.constant('DAILY'), interval: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    freq: fc.constant('WEEKLY'),
    interval: fc.integer({ min: 1, max: 3 }),
    byday: fc.subarray(['MO', 'TU', 'TH', 'SA', 'SU'], { minLength: 1 }),
  }),
  fc.constantFrom(
    { freq: 'MONTHLY' },
    { freq: 'MONTHLY', byday: '2TU' },
    { freq: 'MONTHLY', bymonthday: [1, 15, -1] },
    { freq: 'MONTHLY', bymonthday: -1 },
    { freq: 'YEARLY' },
  ),
  fc.constantFrom(
    { freq: 'MONTHLY', rscale: 'GREGORIAN', skip: 'FORWARD' },
    { freq: 'MONTHLY', rscale: 'GREGORIAN', skip: 'BACKWARD', bymonthday: [30, 31] },
    { freq: 'MONTHLY', rscale: 'HEBREW' },
    { freq: 'MONTHLY', rscale: 'CHINESE', skip: 'BACKWARD', bymonthday: -30 },
    { freq: 'YEARLY', rscale: 'HEBREW', skip: 'FORWARD', bymonth: ['5L', 7] },
    { freq: 'DAILY', rscale: 'PERSIAN', bymonthday: [1, 2, 3] },
  ),
)

/** Every week, month or year: two rules of which one has an interval of two share only DTSTART. */
const secondRules: fc.Arbitrary<{ readonly [part: string]: JCalValue }> = fc.constantFrom(
  { freq: 'WEEKLY' },
  { freq: 'WEEKLY', byday: 'FR' },
  { freq: 'MONTHLY' },
  { freq: 'YEARLY', bymonth: [4, 7] },
)

const ends: fc.Arbitrary<{ readonly [part: string]: number }> = fc.oneof(
  fc.constant({}),
  fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
)

/** Series of every value type and frequency, with further dates, exceptions and sometimes an override. */
export const seriesWith = (seconds: fc.Arbitrary<{ readonly [part: string]: JCalValue }>) =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      clock: fc.constantFrom('02:30:00', '09:00:00', '23:45:00'),
      first: fc.integer({ min: 0, max: 30 }),
      second: fc.option(seconds, { nil: null }),
      rule: rules,
      exrule: fc.constantFrom(
        null,
        { freq: 'DAILY', byday: ['WE', 'TH'] },
        { freq: 'WEEKLY' },
        { freq: 'WEEKLY', byday: ['MO', 'FR'], count: 5 },
      ),
      year: fc.constantFrom('1966', '2027'),
      saysTime: fc.boolean(),
      end: ends,
      until: fc.option(fc.integer({ min: 20, max: 300 }), { nil: null }),
      periods: fc.uniqueArray(fc.integer({ min: 30, max: 300 }), { maxLength: 2 }),
      further: fc.uniqueArray(fc.integer({ min: 30, max: 300 }), { maxLength: 3 }),
      left: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }),
      length: fc.constantFrom('dtend', 'duration', 'none'),
      override: fc.constantFrom(null, 'once', 'twice'),
    })
    .map((parts): JCal => {
      const { form, year, first, second, end, until, further, periods, left, length, override } = parts
      const { clock } = parts
      const rule = parts.saysTime && second === null ? { ...parts.rule, ...timeParts(clock) } : parts.rule
      const time = timePropertyIn(form, clock, year)
      const untilPart =
        until === null || 'count' in end ? {} : { until: untilText(form, time('x', until)[3]) }
      const lengths: Readonly<Record<string, readonly JCalProperty[]>> = {
        dtend: [timePropertyIn(form, '23:59:00', year)('dtend', first + 1)],
        duration: [['duration', {}, 'duration', form === 'date' ? 'P2D' : 'PT45M']],
      }
      const dates = (name: string, days: readonly number[]) =>
        days.length === 0 ? [] : [time(name, ...days)]
      const master: JCalComponent = [
        'vevent',
        [
          ['x-first', { 'x-p': ['a', 'b'] }, 'unknown', { kept: [1, null] }],
          ['uid', {}, 'text', 'u1'],
          time('dtstart', first),
          ...(lengths[length] ?? []),
          ['rrule', {}, 'recur', { ...rule, ...end, ...untilPart }],
          ...(second === null || ('interval' in rule && rule.interval !== 1)
            ? []
            : [['rrule', {}, 'recur', second] satisfies JCalProperty]),
          ...(parts.exrule === null ? [] : [['exrule', {}, 'recur', parts.exrule] satisfies JCalProperty]),
          ...dates('rdate', further),
          ...periodsIn(form, time, periods),
          ...dates('exdate', left),
          ['summary', {}, 'text', 'Old'],
          ['attendee', { partstat: 'ACCEPTED' }, 'cal-address', 'mailto:bob@kalends.example'],
        ],
        [['valarm', [['trigger', {}, 'duration', '-PT5M']], []]],
      ]
      const other: JCalComponent = ['x-other', [['x-inner', {}, 'unknown', 'kept']], []]
      const plain: JCal = ['vcalendar', [['x-wr-calname', {}, 'unknown', 'Home']], [other, master]]
      const [third] = eventsOf(plain).slice(2)
      if (override === null || !third?.occurrence) return plain
      const own = changeOccurrence(
        parseObject(plain),
        third.occurrence,
        { title: 'Own', location: 'Roof' },
        { now },
      )
      return override === 'twice' ? withEarlierRevision(own) : own
    })

/** The same, sometimes with a second rule. */
export const series = seriesWith(secondRules)

/** Before its last VEVENT, an earlier revision of it whose RECURRENCE-ID is written in another form. */
function withEarlierRevision(jcal: JCal): JCal {
  const latest = jcal[2].at(-1)
  if (latest === undefined) return jcal
  const earlier = latest[1].map((property): JCalProperty => {
    const [name, parameters, type, value] = property
    if (name === 'summary') return [name, parameters, type, 'Stale']
    if (name !== 'recurrence-id' || typeof value !== 'string') return property
    const { tzid } = parameters
    if (typeof tzid === 'string') return [name, {}, type, utcText(instantOf(value, tzid))]
    return type === 'date'
      ? [name, {}, 'date-time', `${value}T00:00:00`]
      : [name, {}, 'date', value.slice(0, 10)]
  })
  return [jcal[0], jcal[1], jcal[2].toSpliced(-1, 0, [latest[0], earlier, []])]
}

/** Further dates of 77 and 78 minutes, in both forms of a period; dates have none. */
function periodsIn(form: string, time: TimeProperty, days: readonly number[]): readonly JCalProperty[] {
  if (form === 'date') return []
  return days.map((day, index) => {
    const [name, parameters, , start = null] = time('rdate', day)
    const end = untilText('floating', start)
    const local = localDateTime(addMs(localMsOf(end.replace('Z', '')), 78 * 60_000))
    return [
      name,
      parameters,
      'period',
      [start, index === 0 ? 'PT77M' : end.endsWith('Z') ? `${local}Z` : local],
    ]
  })
}

function untilText(form: string, text: JCalValue | undefined): string {
  const local = typeof text === 'string' ? text : ''
  return form.includes('/') ? utcText(instantOf(local, form)) : local
}

/** From the year in which a series begins to the middle of the second year after it. */
export function windowOf(jcal: JCal, before = 0, after = 1.5) {
  const dtstart = jcal[2].map((each) => propertyOf(each, 'dtstart')?.[3]).find((each) => each !== undefined)
  const year = typeof dtstart === 'string' ? Number(dtstart.slice(0, 4)) : NaN
  return {
    start: epochMs(Date.UTC(year - before, 0, 1)),
    end: epochMs(Date.UTC(year + Math.floor(after), (after % 1) * 12, 1)),
  }
}

/** The events of an object as they are shown, in order of time. */
export function eventsOf(jcal: JCal, window = windowOf(jcal)) {
  const item = { calendarId: 'c', eventId: 'e', etag: null, data: jcal }
  return readItem(item, { window, viewZone: 'UTC', myAddresses: [] })
    .events.map(({ title, location, when, occurrence }) => ({ title, location, when, occurrence }))
    .toSorted((a, b) => startOf(a.when) - startOf(b.when))
}

const startOf = (when: EventWhen) => (when.kind === 'allDay' ? dayNumber(when.first) * dayMs : when.start)
