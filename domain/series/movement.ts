import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { draftWhen, isSameWhen } from '../event/draftWhen.ts'
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
  /** Where what lay at a local time of the old series comes to lie, as a local time of the new value type. */
  readonly moved: (local: LocalMs) => LocalMs
  /** Where DTSTART comes to lie: the first date that the moved rule has. */
  readonly movedStart: (local: LocalMs) => LocalMs
  /** What changes in a rule of it. */
  readonly ruleParts: (rule: Rule) => Parameters<typeof withParts>[1]
  /** The properties of a VEVENT at a local time of the new value type: as long as the series is now, or as a period of its own. */
  readonly at: (
    vevent: JCalComponent,
    local: LocalMs,
    of: { readonly endType: ValueType | null; readonly periodMs?: number | undefined },
  ) => readonly JCalProperty[]
  /** How long the period is afterwards that starts, in the old series, at an instant. */
  readonly periodMs: (period: Timing) => number
}

/**
 * The movement of a series by that of one occurrence.
 *
 * @param start of the occurrence
 * @param when the new time of that occurrence
 * @param period its own timing, where it is a period and not as long as the series
 * @returns null when that is its time already
 */
export function movementOf(
  master: ParsedMaster,
  start: EpochMs,
  when: DraftWhen,
  period: Timing | undefined,
): Movement | null {
  const { timing, valueType: before, zoneOf } = master
  const drafted = draftWhen(period ?? timing, start)
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
  // Further rules follow the first one, as further dates do.
  const first = master.rule === null ? eventMovement(move) : ruleMovement(master.rule, master.start, move)
  const wanted = lengthOf(when)
  const lengthBefore = timingEnd(timing, start) - start
  // A period that is moved, and lasts as long as before, says nothing of how long the others are.
  const keepsPeriod = period !== undefined && timingEnd(period, start) - start === wanted
  const length = keepsPeriod ? lengthBefore : wanted
  const isSameLength = isSameType && lengthBefore === length
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
      const isLeft = isSameLength && saysNoEnd && periodMs === undefined
      const end = isLeft ? null : (begin: EpochMs) => addMs(begin, periodMs ?? length)
      return timeProperties(vevent, valueType, { local, endOf: end }, isSameType ? endType : null)
    },
  }
}

/** An event without a rule moves as far as it is moved; to dates and from dates by whole days, to the new time. */
function eventMovement({ from, to, fromDate, toDate }: Move): Pick<Movement, 'moved' | 'movedStart'> {
  const byDays = (local: LocalMs) => addMs(to, (dayOfLocal(local) - dayOfLocal(from)) * dayMs)
  const moved = fromDate || toDate ? byDays : (local: LocalMs) => addMs(local, to - from)
  return { moved, movedStart: moved }
}

/**
 * The local time from which an occurrence moves. On a night without 02:30 a rule of 02:30 shows at 03:30: moved by days it is still
 * 02:30 that moves, and moved to another time it is that time which the whole series gets.
 */
function movedFrom({ start: first, valueType }: ParsedMaster, start: EpochMs, to: LocalMs): LocalMs {
  const shown = localAt(start, valueType.zone)
  const intended = addMs(shown, timeOfDay(first) - timeOfDay(shown))
  const isIntended = instantOfLocal(intended, valueType.zone) === start
  return isIntended && timeOfDay(to) !== timeOfDay(shown) ? intended : shown
}

/** The last local time that an UNTIL lets through: all of a day in a series by the clock. */
export function untilLocal(until: Until, valueType: ValueType): LocalMs {
  if (until.kind === 'utc') return localAt(until.instant, valueType.zone)
  return until.kind === 'date' && valueType.kind !== 'date' ? addMs(until.local, dayMs - 1000) : until.local
}

function isSameZone(one: DraftWhen, other: DraftWhen): boolean {
  if (one.kind === 'allDay' || other.kind === 'allDay') return one.kind === other.kind
  return one.zone === other.zone
}

/** What a person reads as an offset may be written in a zone of the object's own, or in UTC. */
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
