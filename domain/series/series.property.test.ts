import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JCal, JCalComponent, JCalProperty, JCalValue } from '#contract/jcal.ts'
import type { DraftWhen, EventWhen } from '../event/CalendarEvent.ts'
import { draftOf } from '../event/draftOf.ts'
import { readItem } from '../event/readItem.ts'
import { propertyOf } from '../event/properties.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { instantOf } from '../time/instantOf.ts'
import { dayMs } from '../time/units.ts'
import { localDateTime, wallOf } from '../time/wall.ts'
import { zoneNamed } from '../time/Zone.ts'
import { changeOccurrence } from './changeOccurrence.ts'
import { changeSeries } from './changeSeries.ts'
import { deleteFollowing } from './deleteFollowing.ts'
import { deleteOccurrence } from './deleteOccurrence.ts'
import { splitSeries } from './splitSeries.ts'

const now = Date.UTC(2027, 0, 1)
/** From the year in which a series begins to the middle of the second one after it. */
function windowOf(jcal: JCal, before = 0, after = 1.5) {
  const dtstart = jcal[2].map((each) => propertyOf(each, 'dtstart')?.[3]).find((each) => each !== undefined)
  const year = typeof dtstart === 'string' ? Number(dtstart.slice(0, 4)) : NaN
  return {
    start: Date.UTC(year - before, 0, 1),
    end: Date.UTC(year + Math.floor(after), (after % 1) * 12, 1),
  }
}

const forms = [
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'utc',
  'floating',
  'date',
]
type Moment = (name: string, ...days: number[]) => JCalProperty

/** The parts of a rule that names the time of its DTSTART. */
function timeParts(clock: string): { readonly [part: string]: JCalValue } {
  const [hour, minute, second] = clock.split(':').map(Number)
  return { byhour: hour ?? 0, byminute: [minute ?? 0], bysecond: second ?? 0 }
}

/** Times of a form on days counted from the beginning of March, before both nights of the change. */
function momentIn(form: string, clock: string, year: string): Moment {
  const text = (day: number) => {
    const date = isoDate(dayNumber(`${year}-03-01`) + day)
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
)

/** Of every week, month or year: two rules of which one comes every second time have no common beginning but DTSTART. */
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

const seriesWith = (seconds: fc.Arbitrary<{ readonly [part: string]: JCalValue }>) =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      clock: fc.constantFrom('02:30:00', '09:00:00', '23:45:00'),
      first: fc.integer({ min: 0, max: 30 }),
      second: fc.option(seconds, { nil: null }),
      rule: rules,
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
      const moment = momentIn(form, clock, year)
      const untilPart =
        until === null || 'count' in end ? {} : { until: untilText(form, moment('x', until)[3]) }
      const lengths: Readonly<Record<string, readonly JCalProperty[]>> = {
        dtend: [momentIn(form, '23:59:00', year)('dtend', first + 1)],
        duration: [['duration', {}, 'duration', form === 'date' ? 'P2D' : 'PT45M']],
      }
      const dates = (name: string, days: readonly number[]) =>
        days.length === 0 ? [] : [moment(name, ...days)]
      const master: JCalComponent = [
        'vevent',
        [
          ['x-first', { 'x-p': ['a', 'b'] }, 'unknown', { kept: [1, null] }],
          ['uid', {}, 'text', 'u1'],
          moment('dtstart', first),
          ...(lengths[length] ?? []),
          ['rrule', {}, 'recur', { ...rule, ...end, ...untilPart }],
          ...(second === null || ('interval' in rule && rule.interval !== 1)
            ? []
            : [['rrule', {}, 'recur', second] satisfies JCalProperty]),
          ...dates('rdate', further),
          ...periodsIn(form, moment, periods),
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
      const own = changeOccurrence(plain, third.occurrence, { title: 'Own', location: 'Roof' }, { now })
      return override === 'twice' ? withEarlierRevision(own) : own
    })

const series = seriesWith(secondRules)

/** Before its last VEVENT an earlier revision of it, whose RECURRENCE-ID is spelt in another way. */
function withEarlierRevision(jcal: JCal): JCal {
  const latest = jcal[2].at(-1)
  if (latest === undefined) return jcal
  const earlier = latest[1].map((property): JCalProperty => {
    const [name, parameters, type, value] = property
    if (name === 'summary') return [name, parameters, type, 'Stale']
    if (name !== 'recurrence-id' || typeof value !== 'string') return property
    const { tzid } = parameters
    if (typeof tzid === 'string') return [name, {}, type, `${localDateTime(instantOf(value, tzid))}Z`]
    return type === 'date'
      ? [name, {}, 'date-time', `${value}T00:00:00`]
      : [name, {}, 'date', value.slice(0, 10)]
  })
  return [jcal[0], jcal[1], jcal[2].toSpliced(-1, 0, [latest[0], earlier, []])]
}

/** Further dates of 77 and 78 minutes, in both spellings of a period; days have none. */
function periodsIn(form: string, moment: Moment, days: readonly number[]): readonly JCalProperty[] {
  if (form === 'date') return []
  return days.map((day, index) => {
    const [name, parameters, , start = null] = moment('rdate', day)
    const end = untilText('floating', start)
    const local = localDateTime(wallOf(end.replace('Z', '')) + 78 * 60_000)
    return [
      name,
      parameters,
      'period',
      [start, index === 0 ? 'PT77M' : end.endsWith('Z') ? `${local}Z` : local],
    ]
  })
}

/** How long the periods of a series last, in order of time. */
const periodMinutes = (jcal: JCal) =>
  eventsOf(jcal).flatMap(({ when }) => {
    const minutes = when.kind === 'timed' ? (when.end - when.start) / 60_000 : 0
    return minutes === 77 || minutes === 78 ? [minutes] : []
  })

function untilText(form: string, text: JCalValue | undefined): string {
  const local = typeof text === 'string' ? text : ''
  return form.includes('/') ? `${localDateTime(instantOf(local, form))}Z` : local
}

function eventsOf(jcal: JCal, window = windowOf(jcal)) {
  const item = { calendarId: 'c', eventId: 'e', etag: null, data: jcal }
  return readItem(item, { window, viewZone: 'UTC', myAddresses: [] })
    .events.map(({ title, location, when, occurrence }) => ({ title, location, when, occurrence }))
    .toSorted((a, b) => startOf(a.when) - startOf(b.when))
}

const startOf = (when: EventWhen) => (when.kind === 'allDay' ? dayNumber(when.first) * dayMs : when.start)

/** One of the first thirty occurrences, by its place among those that there are. */
const place = fc.integer({ min: 0, max: 29 })
const chosen = (jcal: JCal, index: number) => {
  const events = eventsOf(jcal)
  return events[index % Math.max(1, events.length)]
}

test('an occurrence that is changed is read with its change, and all else byte for byte', () => {
  fc.assert(
    fc.property(series, place, (jcal, index) => {
      const event = chosen(jcal, index)
      fc.pre(event?.occurrence != null)
      const name = event?.occurrence ?? ''
      const changed = changeOccurrence(jcal, name, { title: 'New' }, { now })
      expect(eventsOf(changed)).toEqual(
        eventsOf(jcal).map((each) => (each.occurrence === name ? { ...each, title: 'New' } : each)),
      )
      const others = (object: JCal) =>
        JSON.stringify([object[0], object[1], object[2].filter((each) => !isOf(each, name, jcal))])
      expect(others(changed)).toBe(others(jcal))
    }),
    { numRuns: 300 },
  )
})

/** Whether a component is the override of that occurrence, which alone may change. */
function isOf(component: JCalComponent, name: string, jcal: JCal): boolean {
  if (propertyOf(component, 'recurrence-id') === undefined) return false
  const alone: JCal = [
    'vcalendar',
    [],
    [...jcal[2].filter((each) => !propertyOf(each, 'recurrence-id')), component],
  ]
  return eventsOf(alone).some((each) => each.occurrence === name && each.title !== 'Old')
}

test('a series in two has the occurrences of one, those from the cut on with the change', () => {
  fc.assert(
    fc.property(series, place, (jcal, index) => {
      const event = chosen(jcal, index)
      fc.pre(event?.occurrence != null)
      const name = event?.occurrence ?? ''
      const split = splitSeries(jcal, name, { location: 'Here' }, { now, uid: 'u2' })
      const objects = [split?.before, split?.after].filter((each) => each != null)
      const both = objects.flatMap((each) => eventsOf(each, windowOf(jcal)))
      const isLate = (occurrence: string | null) => (occurrence ?? '') >= name
      // One that is left alone is no series any more, and has no name.
      const nameless = (events: typeof both) => events.map((each) => ({ ...each, occurrence: null }))
      expect(nameless(both)).toEqual(
        nameless(
          eventsOf(jcal).map((each) =>
            isLate(each.occurrence) && each.location === '' ? { ...each, location: 'Here' } : each,
          ),
        ),
      )
      const left = deleteFollowing(jcal, name, { now })
      expect(left === null ? [] : eventsOf(left)).toEqual(
        eventsOf(jcal).filter(({ occurrence }) => !isLate(occurrence)),
      )
    }),
    { numRuns: 500 },
  )
})

test('an occurrence that is deleted is gone, and no other', () => {
  fc.assert(
    fc.property(series, place, (jcal, index) => {
      const event = chosen(jcal, index)
      fc.pre(event?.occurrence != null)
      const name = event?.occurrence ?? ''
      expect(eventsOf(deleteOccurrence(jcal, name, { now }))).toEqual(
        eventsOf(jcal).filter(({ occurrence }) => occurrence !== name),
      )
    }),
  )
})

test('a series that is given the time it has is left alone', () => {
  fc.assert(
    fc.property(series, place, (jcal, index) => {
      const event = chosen(jcal, index)
      fc.pre(event?.occurrence != null && event.title !== 'Own')
      const draft = draftOf(jcal, 'c', event?.occurrence ?? null)
      fc.pre(draft !== null)
      const change = draft === null ? {} : { when: draft.when, title: draft.title }
      expect(changeSeries(jcal, change, { now, occurrence: event?.occurrence ?? null })).toBe(jcal)
    }),
  )
})

test('a series that moves by days and minutes has each of its occurrences as much later', () => {
  fc.assert(
    fc.property(
      series.filter(
        (jcal) => !JSON.stringify(jcal).includes('MONTHLY') && !JSON.stringify(jcal).includes('YEARLY'),
      ),
      fc.integer({ min: -9, max: 9 }),
      fc.constantFrom(-60, 0, 45),
      (jcal, days, minutes) => {
        const draft = draftOf(jcal, 'c')
        fc.pre(draft !== null && !JSON.stringify(jcal).includes('02:30'))
        if (draft === null) return
        const by = days * dayMs + minutes * 60_000
        const later = (local: string) => localDateTime(wallOf(local) + by)
        const { when } = draft
        const moved =
          when.kind === 'timed'
            ? ({ ...when, start: later(when.start), end: later(when.end) } as const)
            : ({
                ...when,
                first: isoDate(dayNumber(when.first) + days),
                last: isoDate(dayNumber(when.last) + days),
              } as const)
        const changed = changeSeries(jcal, { when: moved }, { now })
        expect(wallsOf(changed)).toEqual(
          wallsOf(jcal).map((wall) => wall + (when.kind === 'timed' ? by : days * dayMs)),
        )
        expect(periodMinutes(changed)).toEqual(periodMinutes(jcal))
      },
    ),
    { numRuns: 300 },
  )
})

test('an occurrence that moves with all others is where it was put', () => {
  const isAmbiguous = (jcal: JCal) => {
    const text = JSON.stringify(jcal)
    // Of two rules that count days in two ways, one may move onto a day that no month has.
    return text.includes('[1,15,-1]') || (text.includes('MONTHLY') && text.split('"rrule"').length > 2)
  }
  fc.assert(
    fc.property(
      seriesWith(fc.constant({ freq: 'WEEKLY' })).filter((jcal) => !isAmbiguous(jcal)),
      place,
      fc.integer({ min: -9, max: 9 }),
      (jcal, index, days) => {
        const event = chosen(jcal, index)
        fc.pre(event?.occurrence != null && event.title !== 'Own')
        const draft = draftOf(jcal, 'c', event?.occurrence ?? null)
        fc.pre(draft !== null && !JSON.stringify(jcal).includes('02:30'))
        if (draft === null) return
        const when = byDays(draft.when, days)
        const changed = changeSeries(jcal, { when }, { now, occurrence: event?.occurrence ?? null })
        const put = when.kind === 'timed' ? wallOf(when.start) : dayNumber(when.first) * dayMs
        expect(wallsOf(changed, 1000)).toContain(put)
      },
    ),
    { numRuns: 500 },
  )
})

function byDays(when: DraftWhen, days: number): DraftWhen {
  if (when.kind === 'timed') {
    const later = (local: string) => localDateTime(wallOf(local) + days * dayMs)
    return { ...when, start: later(when.start), end: later(when.end) }
  }
  const later = (date: string) => isoDate(dayNumber(date) + days)
  return { ...when, first: later(when.first), last: later(when.last) }
}

/** The first occurrences by the clock of the series' own zone. */
function wallsOf(jcal: JCal, limit = 20): readonly number[] {
  const wide = windowOf(jcal, 1, 2)
  const item = { calendarId: 'c', eventId: 'e', etag: null, data: jcal }
  const { events } = readItem(item, { window: wide, viewZone: 'UTC', myAddresses: [] })
  return events
    .map(({ when }) => {
      if (when.kind === 'allDay') return dayNumber(when.first) * dayMs
      return when.start + zoneNamed(when.zone ?? 'UTC').offsetAt(when.start)
    })
    .toSorted((a, b) => a - b)
    .slice(0, limit)
}
