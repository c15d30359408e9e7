import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { draftWhen } from '../event/draftOf.ts'
import { propertyOf } from '../event/properties.ts'
import { endOf } from '../event/Timing.ts'
import { whenProperties } from '../event/whenProperties.ts'
import { isSameWhen } from '../event/writeJCal.ts'
import type { Rule, Until } from '../recurrence/Rule.ts'
import { dayNumber } from '../time/dayNumber.ts'
import { instantOf, wallAt } from '../time/instantOf.ts'
import { dayMs, type EpochMs, type WallMs } from '../time/units.ts'
import { wallOf } from '../time/wall.ts'
import { formOf, untilIn, type Form } from './Form.ts'
import type { withParts } from './recurParts.ts'
import { ruleMovement } from './ruleMovement.ts'
import type { StoredSeries } from './storedSeries.ts'
import { timeProperties } from './timeProperties.ts'

/** How a whole series moves when one of its occurrences does. */
export type Movement = {
  /** How its times are written afterwards. */
  readonly form: Form
  /** Where what lay at an instant of the old series comes to lie, as a wall of the new form. */
  readonly moved: (instant: EpochMs) => WallMs
  /** What changes in a rule of it. */
  readonly ruleParts: (rule: Rule) => Parameters<typeof withParts>[1]
  /** The properties of a VEVENT at a wall of the new form, as long as the occurrence is now. */
  readonly at: (vevent: JCalComponent, wall: WallMs) => readonly JCalProperty[]
}

/**
 * The movement of a series by that of one occurrence.
 *
 * @param start of the occurrence
 * @param when the new time of that occurrence
 * @returns null when that is its time already
 */
export function movementOf(stored: StoredSeries, start: EpochMs, when: DraftWhen): Movement | null {
  const { timing, form: old, series, zoneOf } = stored
  const drafted = draftWhen(timing, start)
  if (isSameWhen(drafted, when)) return null
  const isSameForm = isSameZone(drafted, when)
  const form = isSameForm ? old : (formOf(whenProperties(when)[0], zoneOf) ?? old)
  const follow = (rule: Rule | null) =>
    ruleMovement(rule, series.start, {
      from: wallAt(start, old.zone),
      to: wallOfWhen(when, form),
      fromDate: old.kind === 'date',
      toDate: form.kind === 'date',
    })
  // Further rules follow the first one, as further dates do.
  const first = follow(series.rules[0] ?? null)
  const length = lengthOf(when)
  const isSameLength = isSameForm && endOf(timing, start) - start === length
  return {
    form,
    moved: (instant) => first.moved(wallAt(instant, old.zone)),
    ruleParts: (rule) => {
      const { parts, movedUntil } = follow(rule)
      if (rule.until === null) return parts
      return { ...parts, until: untilIn(form, movedUntil(untilWall(rule.until, old))) }
    },
    at: (vevent, wall) => {
      const saysNoEnd = propertyOf(vevent, 'dtend') === undefined
      const end = isSameLength && saysNoEnd ? null : (from: EpochMs) => from + length
      return timeProperties(vevent, form, { wall, endOf: end }, isSameForm ? zoneOf : null)
    },
  }
}

/** The last wall that an UNTIL lets through: all of a day in a series by the clock. */
export function untilWall(until: Until, form: Form): WallMs {
  if (until.kind === 'utc') return wallAt(until.instant, form.zone)
  return until.kind === 'date' && form.kind !== 'date' ? until.wall + dayMs - 1000 : until.wall
}

function isSameZone(one: DraftWhen, other: DraftWhen): boolean {
  if (one.kind === 'allDay' || other.kind === 'allDay') return one.kind === other.kind
  return one.zone === other.zone
}

/** What a person reads as an offset may be written in a zone of the object's own, or in UTC. */
function wallOfWhen(when: DraftWhen, form: Form): WallMs {
  if (when.kind === 'allDay') return dayNumber(when.first) * dayMs
  if (when.zone === null || when.zone === form.zone.name) return wallOf(when.start)
  return wallAt(instantOf(when.start, when.zone), form.zone)
}

function lengthOf(when: DraftWhen): number {
  if (when.kind === 'allDay') return (dayNumber(when.last) + 1 - dayNumber(when.first)) * dayMs
  const zone = when.zone ?? 'UTC'
  return Math.max(0, instantOf(when.end, zone) - instantOf(when.start, zone))
}
