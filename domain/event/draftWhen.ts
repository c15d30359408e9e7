import type { JCalComponent } from '#contract/jcal.ts'
import { occurrenceId, readOccurrenceId } from '../jcal/EventTime.ts'
import { latestOf } from '../jcal/latestOf.ts'
import { rangeOverrideAt, type ParsedObject } from '../jcal/ParsedObject.ts'
import { timingEnd, readTiming, type Timing } from '../jcal/Timing.ts'
import { timeTypeIn, type ValueType } from '../jcal/ValueType.ts'
import { eventTimeInSeries, recurrenceIdOf, startInSeries } from '../jcal/VEventSeries.ts'
import { isoDate } from '../time/dayNumber.ts'
import { instantOf, localOf } from '../time/instantOf.ts'
import { plusDays, utcDay, type EpochMs, type LocalDateTime } from '../time/units.ts'
import { publicZoneName, zoneNamed, type Zone } from '../time/Zone.ts'
import type { DraftWhen, EventWhen } from './CalendarEvent.ts'

/** The VEVENT that describes an event or an occurrence, and its time for editing. */
export type Drafted = { readonly vevent: JCalComponent; readonly when: DraftWhen }

/**
 * The time of an event or of one occurrence for editing, in the event's own zone.
 *
 * @param occurrence as `CalendarEvent.occurrence`; null for the whole event
 * @returns null if the object has no readable VEVENT
 */
export function drafted(parsed: ParsedObject, occurrence: string | null): Drafted | null {
  const { master, vevents } = parsed
  const override = occurrence === null ? undefined : overrideNamed(parsed, occurrence)
  if (override !== undefined || master === null) return alone(parsed, override ?? vevents[0])
  const time = occurrence === null ? null : readOccurrenceId(occurrence)
  const start = time && startInSeries(time, master.timing)
  if (start === null)
    return { vevent: master.vevent, when: withEndZone(draftWhen(master.timing), master.endType) }
  const { vevent, timing, moved } = rangeOverrideAt(master, start)
  const endType = vevent === master.vevent ? master.endType : timeTypeIn(vevent, 'dtend', master.zoneOf)
  const lasting = timing.kind === 'timed' ? (master.periods.get(start) ?? timing) : timing
  return { vevent, when: withEndZone(draftWhen(lasting, moved(start)), endType) }
}

/** The time of a VEVENT for editing, or of its occurrence that starts at `start`. */
export function draftWhen(timing: Timing, start: EpochMs | null = null): DraftWhen {
  if (timing.kind === 'allDay') {
    const first = start === null ? timing.first : utcDay(start)
    return { kind: 'allDay', first: isoDate(first), last: isoDate(plusDays(first, timing.days - 1)) }
  }
  const from = start ?? timing.start
  const zone = timing.isFloating ? null : publicZoneName(timing.zone, from)
  const read = zone ?? timing.zone
  return { kind: 'timed', start: localOf(from, read), end: localOf(timingEnd(timing, from), read), zone }
}

/**
 * A time for editing, with the zone of its end if that is written in another well-known one (RFC 5545 3.6.1).
 *
 * @param endType how DTEND is written; null without one
 */
export function withEndZone(when: DraftWhen, endType: ValueType | null): DraftWhen {
  if (when.kind === 'allDay' || when.zone === null || endType?.kind !== 'zoned') return when
  const { zone } = endType
  return zone.isOwn || zone.name === when.zone ? when : { ...when, endZone: zone.name }
}

/**
 * The instants of a time that is written for editing.
 *
 * @param viewZone in which a floating time is read
 */
export function eventWhen(when: DraftWhen, viewZone: string | Zone): EventWhen {
  if (when.kind === 'allDay') return when
  const instant = (local: LocalDateTime) => instantOf(local, when.zone ?? viewZone)
  return { kind: 'timed', start: instant(when.start), end: instant(when.end), zone: when.zone }
}

/** Whether a time is written like the one before. Without a word about the zone of its end, that stays. */
export function isSameWhen(before: DraftWhen, when: DraftWhen): boolean {
  if (before.kind === 'allDay')
    return when.kind === 'allDay' && before.first === when.first && before.last === when.last
  if (when.kind === 'allDay') return false
  const isSameEndZone = when.endZone === undefined || (before.endZone ?? before.zone) === when.endZone
  const isSameTime = before.start === when.start && before.end === when.end
  return isSameTime && before.zone === when.zone && isSameEndZone
}

/** Floating times are edited as they are written, whatever zone they are calculated in. */
const utc = zoneNamed('UTC')

function alone({ zoneOf }: ParsedObject, vevent: JCalComponent | undefined): Drafted | null {
  const timing = vevent ? readTiming(vevent, zoneOf, utc) : null
  return vevent && timing
    ? { vevent, when: withEndZone(draftWhen(timing), timeTypeIn(vevent, 'dtend', zoneOf)) }
    : null
}

/** The override of an occurrence, also if its series is not in the object. */
function overrideNamed({ vevents, master, zoneOf }: ParsedObject, occurrence: string) {
  const isNamed = (vevent: JCalComponent) => {
    const time = recurrenceIdOf(vevent, zoneOf)
    if (time === null) return false
    const own = master ? eventTimeInSeries(startInSeries(time, master.timing), master.timing) : time
    return occurrenceId(own) === occurrence
  }
  return latestOf(vevents.filter(isNamed))
}
