import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { draftWhen } from '../event/draftOf.ts'
import { propertyOf } from '../event/properties.ts'
import { endOf, startOf, type Timing } from '../event/Timing.ts'
import { whenProperties } from '../event/whenProperties.ts'
import { isSameWhen } from '../event/writeJCal.ts'
import type { Rule, Until } from '../recurrence/Rule.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { instantOf, instantOfLocal, localAt } from '../time/instantOf.ts'
import { dayMs, type EpochMs, type LocalMs } from '../time/units.ts'
import { localMsOf } from '../time/localDateTime.ts'
import { formOf, untilIn, type ValueType } from './ValueType.ts'
import type { withParts } from './recurParts.ts'
import { ruleMovement } from './ruleMovement.ts'
import type { StoredSeries } from './storedSeries.ts'
import { timeProperties } from './timeProperties.ts'

/** How a whole series moves when one of its occurrences does. */
export type Movement = {
  /** How its times are written afterwards. */
  readonly form: ValueType
  /** Where what lay at a local time of the old series comes to lie, as a local time of the new form. */
  readonly moved: (local: LocalMs) => LocalMs
  /** Where DTSTART comes to lie: the first date that the moved rule has. */
  readonly movedStart: (local: LocalMs) => LocalMs
  /** What changes in a rule of it. */
  readonly ruleParts: (rule: Rule) => Parameters<typeof withParts>[1]
  /** The properties of a VEVENT at a local time of the new form: as long as the series is now, or as a period of its own. */
  readonly at: (vevent: JCalComponent, local: LocalMs, periodMs?: number) => readonly JCalProperty[]
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
  stored: StoredSeries,
  start: EpochMs,
  when: DraftWhen,
  period: Timing | undefined,
): Movement | null {
  const { timing, form: old, series, zoneOf } = stored
  const drafted = draftWhen(period ?? timing, start)
  if (isSameWhen(drafted, when)) return null
  const isSameForm = isSameZone(drafted, when)
  const form = isSameForm ? old : (formOf(whenProperties(when)[0], zoneOf) ?? old)
  const to = localOfWhen(when, form)
  const from = movedFrom(stored, start, to)
  const follow = (rule: Rule | null) =>
    ruleMovement(rule, series.start, {
      from,
      to,
      fromDate: old.kind === 'date',
      toDate: form.kind === 'date',
    })
  // Further rules follow the first one, as further dates do.
  const first = follow(series.rules[0] ?? null)
  const wanted = lengthOf(when)
  const lengthBefore = endOf(timing, start) - start
  // A period that is moved, and lasts as long as before, says nothing of how long the others are.
  const keepsPeriod = period !== undefined && endOf(period, start) - start === wanted
  const length = keepsPeriod ? lengthBefore : wanted
  const isSameLength = isSameForm && lengthBefore === length
  return {
    form,
    moved: first.moved,
    movedStart: first.movedStart,
    ruleParts: (rule) => {
      const { parts, movedUntil } = follow(rule)
      if (rule.until === null) return parts
      return { ...parts, until: untilIn(form, movedUntil(untilLocal(rule.until, old))) }
    },
    periodMs: (each) => (each === period ? wanted : endOf(each, startOf(each)) - startOf(each)),
    at: (vevent, local, periodMs) => {
      const saysNoEnd = propertyOf(vevent, 'dtend') === undefined
      const isLeft = isSameLength && saysNoEnd && periodMs === undefined
      const end = isLeft ? null : (begin: EpochMs) => begin + (periodMs ?? length)
      return timeProperties(vevent, form, { local, endOf: end }, isSameForm ? zoneOf : null)
    },
  }
}

/**
 * The wall from which an occurrence moves. On a night without 02:30 a rule of 02:30 shows at 03:30: moved by days it is still
 * 02:30 that moves, and moved to another time it is that time which the whole series gets.
 */
function movedFrom({ series, form }: StoredSeries, start: EpochMs, to: LocalMs): LocalMs {
  const shown = localAt(start, form.zone)
  const timeOfDay = (local: LocalMs) => local - Math.floor(local / dayMs) * dayMs
  const intended = shown - timeOfDay(shown) + timeOfDay(series.start)
  const isIntended = instantOfLocal(intended, form.zone) === start
  return isIntended && timeOfDay(to) !== timeOfDay(shown) ? intended : shown
}

/** The last wall that an UNTIL lets through: all of a day in a series by the clock. */
export function untilLocal(until: Until, form: ValueType): LocalMs {
  if (until.kind === 'utc') return localAt(until.instant, form.zone)
  return until.kind === 'date' && form.kind !== 'date' ? until.local + dayMs - 1000 : until.local
}

function isSameZone(one: DraftWhen, other: DraftWhen): boolean {
  if (one.kind === 'allDay' || other.kind === 'allDay') return one.kind === other.kind
  return one.zone === other.zone
}

/** What a person reads as an offset may be written in a zone of the object's own, or in UTC. */
function localOfWhen(when: DraftWhen, form: ValueType): LocalMs {
  if (when.kind === 'allDay') return dayNumber(when.first) * dayMs
  if (when.zone === null || when.zone === form.zone.name) return localMsOf(when.start)
  return localAt(instantOf(when.start, when.zone), form.zone)
}

function lengthOf(when: DraftWhen): number {
  if (when.kind === 'allDay') return (dayNumber(when.last) + 1 - dayNumber(when.first)) * dayMs
  const zone = when.zone ?? 'UTC'
  return Math.max(0, instantOf(when.end, zone) - instantOf(when.start, zone))
}
