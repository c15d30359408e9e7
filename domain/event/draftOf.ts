import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { isoDate } from '../time/dayNumber.ts'
import { localOf } from '../time/instantOf.ts'
import { dayMs } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { DraftWhen, EventDraft } from './CalendarEvent.ts'
import { occurrenceId, readOccurrenceId, zonesOf, type ZoneOf } from './EventTime.ts'
import { isOverride } from './instancesIn.ts'
import { latestOf } from './latestOf.ts'
import { componentsOf } from './properties.ts'
import { publicZoneName } from './publicZoneName.ts'
import { readDetails } from './readDetails.ts'
import { readRepeats } from './readRepeats.ts'
import { readPeriods } from './readPeriods.ts'
import { isForFollowing, rangeOverridesOf } from './rangeOverridesOf.ts'
import { endOf, readTiming, type Timing } from './Timing.ts'
import { eventTimeInSeries, recurrenceIdOf, startInSeries } from './VEventSeries.ts'

/**
 * What the event dialog starts from: the master, or one occurrence of a series, in the event's own zone.
 *
 * @param calendarId where the object lies
 * @param occurrence as `CalendarEvent.occurrence`; null for the whole event
 * @returns null when the object has no readable VEVENT
 */
export function draftOf(jcal: JCal, calendarId: string, occurrence: string | null = null): EventDraft | null {
  const zoneOf = zonesOf(jcal)
  const vevents = componentsOf(jcal, 'vevent')
  const master = vevents.find((each) => !isOverride(each))
  const override = latestOf(
    vevents.filter((each) => occurrence !== null && isOccurrence(each, occurrence, master, zoneOf)),
  )
  const vevent = override ?? master ?? vevents[0]
  const timing = vevent === undefined ? null : readTiming(vevent, zoneOf, utc)
  if (vevent === undefined || timing === null) return null
  const time = occurrence === null || override !== undefined ? null : readOccurrenceId(occurrence)
  const start = time === null ? null : startInSeries(time, timing)
  const rangeOverride =
    start === null
      ? null
      : rangeOverridesOf(vevent, timing, vevents.filter(isForFollowing), zoneOf, utc).findLast(
          ({ from }) => from <= start,
        )
  const own = start === null ? undefined : readPeriods(vevent, timing, zoneOf).get(start)
  const { title, location, description, isFree, visibility } = readDetails(
    rangeOverride?.vevent ?? vevent,
    [],
  )
  const repeats = master === undefined ? null : readRepeats(master, zoneOf)
  return {
    title,
    location,
    description,
    when:
      rangeOverride && start !== null
        ? draftWhen(
            rangeOverride.timing.kind === 'timed' ? (own ?? rangeOverride.timing) : rangeOverride.timing,
            rangeOverride.moved(start),
          )
        : draftWhen(timing, start),
    isFree,
    visibility,
    calendarId,
    ...(repeats && { repeats }),
  }
}

/** The time of a VEVENT, or of its occurrence that starts at `start`, as it is edited. */
export function draftWhen(timing: Timing, start: number | null = null): DraftWhen {
  if (timing.kind === 'allDay') {
    const first = start === null ? timing.first : start / dayMs
    return { kind: 'allDay', first: isoDate(first), last: isoDate(first + timing.days - 1) }
  }
  const from = start ?? timing.start
  const zone = timing.isFloating ? null : publicZoneName(timing.zone, from)
  const read = zone ?? timing.zone
  return { kind: 'timed', start: localOf(from, read), end: localOf(endOf(timing, from), read), zone }
}

/** Floating times are edited as they are written, whatever zone they are calculated in. */
const utc = zoneNamed('UTC')

function isOccurrence(
  vevent: JCalComponent,
  occurrence: string,
  master: JCalComponent | undefined,
  zoneOf: ZoneOf,
): boolean {
  const time = recurrenceIdOf(vevent, zoneOf)
  if (time === null) return false
  const timing = master === undefined ? null : readTiming(master, zoneOf, utc)
  const own = timing === null ? time : eventTimeInSeries(startInSeries(time, timing), timing)
  return occurrenceId(own) === occurrence
}
