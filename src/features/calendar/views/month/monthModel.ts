import { countThere } from '#domain/layout/countThere.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import { eventsNear } from '../../grid/model/eventsNear.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import { lanesOf } from '../../grid/model/lanesOf.ts'
import { mayFit } from '../../grid/model/mayFit.ts'

/**
 * The weeks of a month as they are drawn.
 *
 * @param days whole weeks, or weeks without their weekends
 * @param room how many lines a day has, "+n more" included
 */
export function monthModel(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  room: number,
): readonly (readonly DayModel[])[] {
  const near = eventsNear(events, days)
  const rows = rowsOf(days)
  const isWhole = rows.every(({ length }) => length === 7)
  return (isWhole ? [days] : rows).flatMap((run) => rowsIn(near, run, zone, Math.max(1, room)))
}

/** @param days consecutive: rows of seven, or one that is shorter */
function rowsIn(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  lines: number,
): readonly (readonly DayModel[])[] {
  const fitting = mayFit(events, days, zone, lines)
  return monthCells(fitting.events, days, zone, lines).map((row, week) =>
    row.days.map((date, index) => {
      const { lanes, hidden, hiddenEvents = [] } = lanesOf(row, index)
      const left = fitting.left[week * 7 + index] ?? []
      const count = countThere(row.events[index]) + countThere(left)
      const day = { lanes, hidden: hidden + left.length, date, timed: none, count }
      return day.hidden === 0 ? day : { ...day, hiddenEvents: [...hiddenEvents, ...left] }
    }),
  )
}

/** The identical value for each day, so that days can be compared. */
const none: DayModel['timed'] = []
