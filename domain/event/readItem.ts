import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { dayNumber, isoDate } from '../time/dayNumber.ts'
import { dateOf } from '../time/instantOf.ts'
import { dayMs, type EpochMs } from '../time/units.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'
import type { CalendarEvent, EventWhen } from './CalendarEvent.ts'
import { occurrenceId, zonesOf, type Moment, type ZoneOf } from './Moment.ts'
import { componentsOf, propertyOf, textOf } from './properties.ts'
import { publicZoneName } from './publicZoneName.ts'
import { readDetails } from './readDetails.ts'
import { endOf, readTiming, type Timing } from './Timing.ts'
import { hasRecurrence, momentInSeries, readSeries, recurrenceMoment, startInSeries } from './VEventSeries.ts'

/** A stored calendar object and where it lies. */
export type Item = {
  readonly calendarId: string
  readonly eventId: string
  readonly etag: string | null
  readonly data: JCal
}

/** Who looks at what. */
export type View = {
  /** Instants; start inclusive, end exclusive. */
  readonly window: { readonly start: EpochMs; readonly end: EpochMs }
  /** The IANA zone that floating times and dates are read in. */
  readonly viewZone: string
  /** Addresses of the reader, with or without `mailto:`, in any case. */
  readonly myAddresses: readonly string[]
}

export type ItemReading = {
  /** What lies in the window, even in part: masters and overrides in the order of the object, occurrences in order of time. */
  readonly events: readonly CalendarEvent[]
  /** VEVENTs that could not be read. */
  readonly skipped: readonly {
    readonly uid: string
    readonly why: 'no-dtstart' | 'no-recurrence-id' | 'second-master'
  }[]
  /** Whether there were more occurrences than one window shows. */
  readonly isCapped: boolean
}

/**
 * The events of a stored object that lie in a window, series expanded.
 * Reads masters with overrides as well as the expanded answers of REPORT, whose VEVENTs all have a RECURRENCE-ID (CAL-9);
 * components of two or three items (CAL-16). Nothing is thrown at a malformed VEVENT: it is skipped and reported (CAL-10).
 */
export function readItem(item: Item, view: View): ItemReading {
  const zoneOf = zonesOf(item.data)
  const viewZone = zoneNamed(view.viewZone)
  const vevents = componentsOf(item.data, 'vevent')
  const events: CalendarEvent[] = []
  const skipped: ItemReading['skipped'][number][] = []
  const masters = new Map<string, Timing>()
  let isCapped = false
  const skip = (vevent: JCalComponent, why: ItemReading['skipped'][number]['why']) =>
    void skipped.push({ uid: textOf(vevent, 'uid'), why })

  for (const vevent of vevents) {
    if (isOverride(vevent)) continue
    const uid = textOf(vevent, 'uid')
    const timing = readTiming(vevent, zoneOf, viewZone)
    if (masters.has(uid)) skip(vevent, 'second-master')
    else if (timing === null) skip(vevent, 'no-dtstart')
    else {
      masters.set(uid, timing)
      if (!hasRecurrence(vevent)) {
        const isReplaced =
          vevents.length > 1 && vevents.some((each) => replaces(each, uid, timing, zoneOf, viewZone))
        const when = isReplaced ? null : whenOf(timing, viewZone)
        if (when && lies(when, view, viewZone)) events.push(eventOf(item, view, vevent, when, null, false))
        continue
      }
      const overrides = vevents.filter((each) => isOverride(each) && textOf(each, 'uid') === uid)
      const series = readSeries(vevent, timing, overrides, zoneOf, viewZone)
      const found = occurrencesIn(series, startsFor(timing, view, viewZone))
      isCapped ||= found.isCapped
      for (const start of found.starts) {
        const when = whenAt(timing, start, viewZone)
        const occurrence = occurrenceId(momentInSeries(start, timing))
        if (lies(when, view, viewZone)) events.push(eventOf(item, view, vevent, when, occurrence, true))
      }
    }
  }

  for (const vevent of vevents) {
    if (!isOverride(vevent)) continue
    const moment = recurrenceMoment(vevent, zoneOf)
    const timing = readTiming(vevent, zoneOf, viewZone)
    if (moment === null) skip(vevent, 'no-recurrence-id')
    else if (timing === null) skip(vevent, 'no-dtstart')
    else {
      const when = whenOf(timing, viewZone)
      const occurrence = occurrenceId(inFormOf(masters.get(textOf(vevent, 'uid')), moment, viewZone))
      if (lies(when, view, viewZone)) events.push(eventOf(item, view, vevent, when, occurrence, true))
    }
  }
  return { events, skipped, isCapped }
}

function isOverride(vevent: JCalComponent): boolean {
  return propertyOf(vevent, 'recurrence-id') !== undefined
}

/** Whether an override takes the place of a master that does not repeat (any more). */
function replaces(
  override: JCalComponent,
  uid: string,
  timing: Timing,
  zoneOf: ZoneOf,
  viewZone: Zone,
): boolean {
  const moment = recurrenceMoment(override, zoneOf)
  if (moment === null || textOf(override, 'uid') !== uid) return false
  const start = timing.kind === 'allDay' ? timing.first * dayMs : timing.start
  return startInSeries(moment, timing, viewZone) === start
}

/** A RECURRENCE-ID may be written in another form than DTSTART; an occurrence has one name all the same. */
function inFormOf(master: Timing | undefined, moment: Moment, viewZone: Zone): Moment {
  return master === undefined ? moment : momentInSeries(startInSeries(moment, master, viewZone), master)
}

/** The window in which the starts of those occurrences lie that reach into the view. */
function startsFor(timing: Timing, { window }: View, viewZone: Zone): View['window'] {
  if (timing.kind === 'allDay') {
    const firstDay = dayNumber(dateOf(window.start, viewZone))
    const lastDay = dayNumber(dateOf(window.end - 1, viewZone))
    return { start: (firstDay - timing.days + 1) * dayMs, end: (lastDay + 1) * dayMs }
  }
  // By the clock an occurrence may be longer than the first one, by as much as zones move.
  const slack = timing.duration === null ? 0 : dayMs
  return { start: window.start - (timing.end - timing.start) - slack, end: window.end }
}

function whenAt(timing: Timing, start: EpochMs, viewZone: Zone): EventWhen {
  if (timing.kind === 'allDay') return whenOf({ ...timing, first: start / dayMs }, viewZone)
  return { kind: 'timed', start, end: endOf(timing, start), zone: zoneNameOf(timing, start) }
}

function whenOf(timing: Timing, viewZone: Zone): EventWhen {
  if (timing.kind === 'timed') return whenAt(timing, timing.start, viewZone)
  return { kind: 'allDay', first: isoDate(timing.first), last: isoDate(timing.first + timing.days - 1) }
}

function zoneNameOf(timing: Extract<Timing, { kind: 'timed' }>, start: EpochMs): string | null {
  return timing.isFloating ? null : publicZoneName(timing.zone, start)
}

function lies(when: EventWhen, { window }: View, viewZone: Zone): boolean {
  if (when.kind === 'timed') {
    return when.start < window.end && (when.end > window.start || when.start === window.start)
  }
  return when.first <= dateOf(window.end - 1, viewZone) && when.last >= dateOf(window.start, viewZone)
}

function eventOf(
  { calendarId, eventId, etag }: Item,
  { myAddresses }: View,
  vevent: JCalComponent,
  when: EventWhen,
  occurrence: string | null,
  isRecurring: boolean,
): CalendarEvent {
  const key = `${calendarId}/${eventId}/${occurrence ?? ''}`
  return {
    key,
    calendarId,
    eventId,
    occurrence,
    when,
    isRecurring,
    etag,
    ...readDetails(vevent, myAddresses),
  }
}
