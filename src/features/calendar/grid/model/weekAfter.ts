import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { Density } from '../../../../ui/density.ts'
import { cachedDay } from './cachedDay.ts'
import { placeDayIn, weekModel, type Placeable, type PlaceDay, type WeekModel } from './weekModel.ts'

type Wanted = {
  readonly events: readonly CalendarEvent[]
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  readonly density: Density
  /** If some of its hours are folded. */
  readonly axis?: HourAxis
}

type PlacedDay = { readonly parts: readonly Placeable[]; readonly timed: ReturnType<PlaceDay> }

/** A week as it was drawn, and what it was computed from. */
export type DrawnWeek = {
  readonly wanted: Wanted
  readonly week: WeekModel
  readonly placed: readonly PlacedDay[]
}

/**
 * `weekModel` after an earlier one: a day in which nothing has changed is the identical value, and is neither
 * computed nor drawn again.
 */
export function weekAfter(wanted: Wanted, before: DrawnWeek | null): DrawnWeek {
  const { events, days, zone, density, axis } = wanted
  const known = before?.wanted.density === density ? before : null
  const isSame = known?.wanted.days === days && known.wanted.zone === zone && known.wanted.axis === axis
  const same = isSame ? known.week : null
  const place = placeDayIn(density)
  const placed: PlacedDay[] = []
  const placeAnew: PlaceDay = (parts, dayIndex) => {
    const last = known?.placed[dayIndex]
    const timed = last && areSame(parts, last.parts) ? last.timed : place(parts, dayIndex)
    placed[dayIndex] = { parts, timed }
    return timed
  }
  const made = weekModel(events, days, zone, axis ?? same?.axis, placeAnew)
  const week = same
    ? { ...made, days: made.days.map((day, index) => cachedDay(day, same.days[index])) }
    : made
  return { wanted, week, placed }
}

/**
 * Whether they have the identical events in the same positions on the same day. Compared by name, as there
 * may be thousands.
 */
const areSame = (parts: readonly Placeable[], others: readonly Placeable[]) =>
  parts.length === others.length &&
  parts.every(({ event, day, start, end }, index) => {
    const other = others[index]
    return event === other?.event && day === other.day && start === other.start && end === other.end
  })
