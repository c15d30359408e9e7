import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { draftWhen, isSameWhen, withEndZone } from '../event/draftWhen.ts'
import type { ZoneOf } from '../jcal/EventTime.ts'
import { propertyOf } from '../jcal/properties.ts'
import { timingEnd, startOf, type Timing } from '../jcal/Timing.ts'
import { whenProperties } from '../event/whenProperties.ts'
import type { Rule, Until } from '../recurrence/Rule.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { instantOf, instantOfLocal, localAt } from '../time/instantOf.ts'
import { dayMs, addMs, dayOfLocal, midnightOf, timeOfDay, type EpochMs, type LocalMs } from '../time/units.ts'
import { localMsOf } from '../time/localDateTime.ts'
import { readValueType, untilIn, type ValueType, timeProperties } from '../jcal/ValueType.ts'
import type { withParts } from '../jcal/recurParts.ts'
import { ruleMovement, type Move } from './ruleMovement.ts'
import type { ParsedMaster } from '../jcal/ParsedObject.ts'

/** How a whole series moves when one of its occurrences does. */
export type Movement = {
  /** How its times are written afterwards. */
  readonly valueType: ValueType
  /** The new local time, in the new value type, for a local time of the old series. */
  readonly moved: (local: LocalMs) => LocalMs
  /** The new DTSTART: the first date of the moved rule. */
  readonly movedStart: (local: LocalMs) => LocalMs
  /** What changes in a rule of it. */
  readonly ruleParts: (rule: Rule) => Parameters<typeof withParts>[1]
  /**
   * The properties of a VEVENT at a local time of the new value type, with the new length of the series, or
   * that of its own period.
   */
  readonly at: (
    vevent: JCalComponent,
    local: LocalMs,
    of: { readonly endType: ValueType | null; readonly periodMs?: number | undefined },
  ) => readonly JCalProperty[]
  /** The new length of the period that starts at an instant in the old series. */
  readonly periodMs: (period: Timing) => number
}

/**
 * The movement of a series by that of one occurrence.
 *
 * @param start of the occurrence
 * @param when the new time of that occurrence
 * @param period its own timing, if it is a period and does not last as long as the series
 * @returns null if that is its time already
 */
export function movementOf(
  master: ParsedMaster,
  start: EpochMs,
  when: DraftWhen,
  period: Timing | undefined,
): Movement | null {
  const { timing, valueType: before, zoneOf } = master
  const drafted = withEndZone(draftWhen(period ?? timing, start), master.endType)
  if (isSameWhen(drafted, when)) return null
  const isSameType = isSameZone(drafted, when)
  const valueType = isSameType ? before : (readValueType(whenProperties(when)[0], zoneOf) ?? before)
  const to = localOfWhen(when, valueType)
  const move = {
    from: movedFrom(master, start, to),
    to,
    fromDate: before.kind === 'date',
    toDate: valueType.kind === 'date',
  }
  // Further rules follow the first one, and so do further dates.
  const first = master.rule === null ? eventMovement(move) : ruleMovement(master.rule, master.start, move)
  const wanted = lengthOf(when)
  const lengthBefore = timingEnd(timing, start) - start
  // If a period moves and keeps its length, the length of the others stays too.
  const keepsPeriod = period !== undefined && timingEnd(period, start) - start === wanted
  const length = keepsPeriod ? lengthBefore : wanted
  const isSameLength = isSameType && lengthBefore === length
  const chosenEnd = chosenEndType(drafted, when, zoneOf)
  return {
    valueType,
    moved: first.moved,
    movedStart: first.movedStart,
    ruleParts: (rule) => {
      const { parts, movedUntil } = ruleMovement(rule, master.start, move)
      if (rule.until === null) return parts
      return { ...parts, until: untilIn(valueType, movedUntil(untilLocal(rule.until, before))) }
    },
    periodMs: (each) => (each === period ? wanted : timingEnd(each, startOf(each)) - startOf(each)),
    at: (vevent, local, { endType, periodMs }) => {
      const saysNoEnd = propertyOf(vevent, 'dtend') === undefined
      const isLeft = isSameLength && saysNoEnd && periodMs === undefined && chosenEnd === null
      const end = isLeft ? null : (begin: EpochMs) => addMs(begin, periodMs ?? length)
      const type = chosenEnd ?? (isSameType ? endType : null)
      return timeProperties(vevent, valueType, { local, endOf: end }, type)
    },
  }
}

/**
 * An event without a rule moves by the distance; if it becomes all-day or stops being so, by whole days to
 * the new time.
 */
function eventMovement({ from, to, fromDate, toDate }: Move): Pick<Movement, 'moved' | 'movedStart'> {
  const byDays = (local: LocalMs) => addMs(to, (dayOfLocal(local) - dayOfLocal(from)) * dayMs)
  const moved = fromDate || toDate ? byDays : (local: LocalMs) => addMs(local, to - from)
  return { moved, movedStart: moved }
}

/**
 * The local time that an occurrence moves from. On a night without 02:30 a rule of 02:30 shows at 03:30: if
 * it moves by days, 02:30 moves; if it moves to another time, the whole series gets that time.
 */
function movedFrom({ start: first, valueType }: ParsedMaster, start: EpochMs, to: LocalMs): LocalMs {
  const shown = localAt(start, valueType.zone)
  const intended = addMs(shown, timeOfDay(first) - timeOfDay(shown))
  const isIntended = instantOfLocal(intended, valueType.zone) === start
  return isIntended && timeOfDay(to) !== timeOfDay(shown) ? intended : shown
}

/** The last local time before UNTIL; the end of the day if UNTIL is a date in a timed series. */
export function untilLocal(until: Until, valueType: ValueType): LocalMs {
  if (until.kind === 'utc') return localAt(until.instant, valueType.zone)
  return until.kind === 'date' && valueType.kind !== 'date' ? addMs(until.local, dayMs - 1000) : until.local
}

function isSameZone(one: DraftWhen, other: DraftWhen): boolean {
  if (one.kind === 'allDay' || other.kind === 'allDay') return one.kind === other.kind
  return one.zone === other.zone
}

/** How the end is written from now on, if somebody chose another zone for it. */
function chosenEndType(before: DraftWhen, when: DraftWhen, zoneOf: ZoneOf): ValueType | null {
  if (when.kind === 'allDay' || when.endZone === undefined) return null
  const isOther = before.kind === 'allDay' || (before.endZone ?? before.zone) !== when.endZone
  return isOther ? readValueType(whenProperties(when)[1], zoneOf) : null
}

/** A zone that a person sees as an offset may be one of the object's own, or UTC. */
function localOfWhen(when: DraftWhen, valueType: ValueType): LocalMs {
  if (when.kind === 'allDay') return midnightOf(dayNumber(when.first))
  if (when.zone === null || when.zone === valueType.zone.name) return localMsOf(when.start)
  return localAt(instantOf(when.start, when.zone), valueType.zone)
}

function lengthOf(when: DraftWhen): number {
  if (when.kind === 'allDay') return (dayNumber(when.last) + 1 - dayNumber(when.first)) * dayMs
  const zone = when.zone ?? 'UTC'
  return Math.max(0, instantOf(when.end, zone) - instantOf(when.start, zone))
}
