import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { Density } from '../../../../ui/density.ts'
import { cachedDay } from './cachedDay.ts'
import { placeDayIn, weekModel, type Placeable, type PlaceDay, type WeekModel } from './weekModel.ts'

type WeekOf = (events: readonly CalendarEvent[], days: readonly IsoDate[], zone: Zone) => WeekModel

/**
 * `weekModel` with a memory: a day in which nothing has changed is the very same day, so that it is neither placed nor drawn again.
 */
export function cachedWeeks(density: Density = 'normal'): WeekOf {
  let last: { days: readonly IsoDate[]; zone: Zone; week: WeekModel } | null = null
  const place = cachedDays(placeDayIn(density))
  return (events, days, zone) => {
    const before = last?.days === days && last.zone === zone ? last.week : null
    const made = weekModel(events, days, zone, before?.axis, place)
    const week = before
      ? { ...made, days: made.days.map((day, index) => cachedDay(day, before.days[index])) }
      : made
    last = { days, zone, week }
    return week
  }
}

/** The same columns for each day of a week whose parts are the same. */
function cachedDays(placeDay: PlaceDay): PlaceDay {
  const last: { parts: readonly Placeable[]; placed: ReturnType<PlaceDay> }[] = []
  return (parts, dayIndex) => {
    const before = last[dayIndex]
    if (before && areSame(parts, before.parts)) return before.placed
    const placed = placeDay(parts, dayIndex)
    last[dayIndex] = { parts, placed }
    return placed
  }
}

/** Whether they are the very same events in the same places of the same day; by name, as there may be thousands. */
const areSame = (parts: readonly Placeable[], others: readonly Placeable[]) =>
  parts.length === others.length &&
  parts.every(({ event, day, start, end }, index) => {
    const other = others[index]
    return event === other?.event && day === other.day && start === other.start && end === other.end
  })
