import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import { eventsNear } from '../../grid/model/eventsNear.ts'
import { lanesOf } from '../../grid/model/lanesOf.ts'
import { mayFit } from '../../grid/model/mayFit.ts'

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
  const lines = Math.max(1, room)
  const fitting = mayFit(eventsNear(events, days), days, zone, lines)
  return monthCells(fitting.events, days, zone, lines).map((row, week) =>
    row.days.map((date, index) => {
      const { lanes, hidden } = lanesOf(row, index)
      const left = fitting.left[week * 7 + index] ?? 0
      const count = (row.events[index]?.length ?? 0) + left
      return { lanes, hidden: hidden + left, date, timed: none, count }
    }),
  )
}

/** The very same for each day, so that two days can be told to be alike. */
const none: DayModel['timed'] = []
