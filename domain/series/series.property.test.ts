import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCal, JCalComponent } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { draftOf } from '../event/draftOf.ts'
import { readItem } from '../event/readItem.ts'
import { propertyOf } from '../jcal/properties.ts'
import { addDays } from '../time/dates.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { eventsOf, series, seriesWith, windowOf } from '../testing/arbitrarySeries.ts'
import { dayMs, epochMs, addMs } from '../time/units.ts'
import { localDateTime, localMsOf } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import { changeOccurrence } from './changeOccurrence.ts'
import { changeSeries } from './changeSeries.ts'
import { deleteFollowing } from './deleteFollowing.ts'
import { deleteOccurrence } from './deleteOccurrence.ts'
import { splitSeries } from './splitSeries.ts'
import { parseObject } from '../jcal/ParsedObject.ts'

const now = epochMs(Date.UTC(2027, 0, 1))

/** The lengths of the periods of a series, in order of time. */
const periodMinutes = (jcal: JCal) =>
  eventsOf(jcal).flatMap(({ when }) => {
    const minutes = when.kind === 'timed' ? (when.end - when.start) / 60_000 : 0
    return minutes === 77 || minutes === 78 ? [minutes] : []
  })

/** One of the first thirty occurrences, by its index. */
const place = fc.integer({ min: 0, max: 29 })
const chosen = (jcal: JCal, index: number) => {
  const events = eventsOf(jcal)
  return events[index % Math.max(1, events.length)]
}

test('a changed occurrence is read with its change, and everything else stays byte for byte', () => {
  assertProperty(
    fc.property(series, place, (jcal, index) => {
      const event = chosen(jcal, index)
      fc.pre(event?.occurrence != null)
      const name = event?.occurrence ?? ''
      const changed = changeOccurrence(parseObject(jcal), name, { title: 'New' }, { now })
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

/** Whether a component is the override of that occurrence, the only one that may change. */
function isOf(component: JCalComponent, name: string, jcal: JCal): boolean {
  if (propertyOf(component, 'recurrence-id') === undefined) return false
  const alone: JCal = [
    'vcalendar',
    [],
    [...jcal[2].filter((each) => !propertyOf(each, 'recurrence-id')), component],
  ]
  return eventsOf(alone).some((each) => each.occurrence === name && each.title !== 'Old')
}

test('a split series has the occurrences of the original, those from the cut on with the change', () => {
  assertProperty(
    fc.property(series, place, (jcal, index) => {
      const event = chosen(jcal, index)
      fc.pre(event?.occurrence != null)
      const name = event?.occurrence ?? ''
      const split = splitSeries(parseObject(jcal), name, { location: 'Here' }, { now, uid: 'u2' })
      const objects = [split?.before, split?.after].filter((each) => each != null)
      const both = objects.flatMap((each) => eventsOf(each, windowOf(jcal)))
      const isLate = (occurrence: string | null) => (occurrence ?? '') >= name
      // A single occurrence that is left is no series any more, and has no name.
      const nameless = (events: typeof both) => events.map((each) => ({ ...each, occurrence: null }))
      expect(nameless(both)).toEqual(
        nameless(
          eventsOf(jcal).map((each) =>
            isLate(each.occurrence) && each.location === '' ? { ...each, location: 'Here' } : each,
          ),
        ),
      )
      const left = deleteFollowing(parseObject(jcal), name, { now })
      expect(left === null ? [] : eventsOf(left)).toEqual(
        eventsOf(jcal).filter(({ occurrence }) => !isLate(occurrence)),
      )
    }),
    { numRuns: 500 },
  )
})

test('a deleted occurrence is gone, and no other', () => {
  assertProperty(
    fc.property(series, place, (jcal, index) => {
      const event = chosen(jcal, index)
      fc.pre(event?.occurrence != null)
      const name = event?.occurrence ?? ''
      expect(eventsOf(deleteOccurrence(parseObject(jcal), name, { now }))).toEqual(
        eventsOf(jcal).filter(({ occurrence }) => occurrence !== name),
      )
    }),
  )
})

test('a series that is given its present time stays unchanged', () => {
  assertProperty(
    fc.property(series, place, (jcal, index) => {
      const event = chosen(jcal, index)
      fc.pre(event?.occurrence != null && event.title !== 'Own')
      const draft = draftOf(jcal, 'c', event?.occurrence ?? null)
      fc.pre(draft !== null)
      const change = draft === null ? {} : { when: draft.when, title: draft.title }
      expect(changeSeries(parseObject(jcal), change, { now, occurrence: event?.occurrence ?? null })).toBe(
        jcal,
      )
    }),
  )
})

test('a series that moves by days and minutes has each of its occurrences that much later', () => {
  assertProperty(
    fc.property(
      series.filter((jcal) => !/MONTHLY|YEARLY|rscale/.test(JSON.stringify(jcal))),
      fc.integer({ min: -9, max: 9 }),
      fc.constantFrom(-60, 0, 45),
      (jcal, days, minutes) => {
        const draft = draftOf(jcal, 'c')
        fc.pre(draft !== null && !JSON.stringify(jcal).includes('02:30'))
        if (draft === null) return
        const by = days * dayMs + minutes * 60_000
        const later = (local: string) => localDateTime(addMs(localMsOf(local), by))
        const { when } = draft
        const moved =
          when.kind === 'timed'
            ? ({ ...when, start: later(when.start), end: later(when.end) } as const)
            : ({
                ...when,
                first: addDays(when.first, days),
                last: addDays(when.last, days),
              } as const)
        const changed = changeSeries(parseObject(jcal), { when: moved }, { now })
        expect(localTimesOf(changed)).toEqual(
          localTimesOf(jcal).map((localMs) => localMs + (when.kind === 'timed' ? by : days * dayMs)),
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
    // If two rules count days differently, one may move to a day that no month has. A rule of another
    // calendar system keeps its days.
    if (text.includes('rscale')) return true
    // DTSTART may move by more days than the occurrence, as not every month has a 31st, and an EXRULE depends
    // on DTSTART.
    if (text.includes('exrule') && /MONTHLY|YEARLY/.test(text)) return true
    return text.includes('[1,15,-1]') || (text.includes('MONTHLY') && text.split('"rrule"').length > 2)
  }
  assertProperty(
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
        const changed = changeSeries(
          parseObject(jcal),
          { when },
          { now, occurrence: event?.occurrence ?? null },
        )
        const put = when.kind === 'timed' ? localMsOf(when.start) : dayNumber(when.first) * dayMs
        expect(localTimesOf(changed, 1000)).toContain(put)
      },
    ),
    { numRuns: 500 },
  )
})

function byDays(when: DraftWhen, days: number): DraftWhen {
  if (when.kind === 'timed') {
    const later = (local: string) => localDateTime(addMs(localMsOf(local), days * dayMs))
    return { ...when, start: later(when.start), end: later(when.end) }
  }
  return { ...when, first: addDays(when.first, days), last: addDays(when.last, days) }
}

/** The first occurrences in local time of the series' zone. */
function localTimesOf(jcal: JCal, limit = 20): readonly number[] {
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
