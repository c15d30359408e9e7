import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { SavedMatch, SavedMatches } from '../../grid/model/SavedMatches.ts'

/** What a day has for the saved searches that are on. */
export type DayMatches = {
  /** Those that some event of the day matches, each once. */
  readonly marks: readonly SavedMatch[]
  /** All its events recede. */
  readonly isFaint: boolean
}

/**
 * What the days that have events have for the saved searches that are on.
 *
 * @param days consecutive
 */
export function matchesByDay(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  matches: SavedMatches,
): ReadonlyMap<IsoDate, DayMatches> {
  const byDay = new Map<IsoDate, DayMatches>()
  const offset = dayNumber(days[0] ?? '')
  for (const event of events) {
    const { first, last } = daysOf(event, zone)
    const marks = matches.of(event)
    const isFaint = matches.recedes(event)
    for (const date of days.slice(Math.max(0, first - offset), Math.max(0, last - offset + 1))) {
      const known = byDay.get(date)
      byDay.set(date, {
        marks: known ? [...new Set([...known.marks, ...marks])] : marks,
        isFaint: isFaint && (known?.isFaint ?? true),
      })
    }
  }
  return byDay
}
