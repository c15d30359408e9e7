import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { DayModel } from './DayModel.ts'
import { eventsNear } from './eventsNear.ts'
import { lanesOf } from './lanesOf.ts'

/**
 * The weeks of a month as they are drawn.
 *
 * @param days whole weeks
 * @param room how many lines a day has, "+n more" included
 */
export function monthModel(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  room: number,
): readonly (readonly DayModel[])[] {
  return monthCells(eventsNear(events, days), days, zone, Math.max(1, room)).map((row) =>
    row.days.map((date, index) => ({
      ...lanesOf(row, index),
      date,
      timed: [],
      count: row.events[index]?.length ?? 0,
    })),
  )
}
