import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import { cachedDay } from '../../grid/model/cachedDay.ts'
import { monthModel } from './monthModel.ts'

type Wanted = {
  readonly events: readonly CalendarEvent[]
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  /** How many lines fit into a day; null before that is known, when no week is drawn. */
  readonly room: number | null
}

type Weeks = readonly (readonly DayModel[])[]

/**
 * `monthModel` after an earlier one: a day in which nothing has changed is the identical value, and is not
 * drawn again. After a save these are all days but one; after a step, the week that two months share.
 */
export function monthAfter({ events, days, zone, room }: Wanted, before: Weeks | null): Weeks {
  if (room === null) return []
  const known = new Map(before?.flatMap((week) => week.map((day) => [day.date, day] as const)))
  return monthModel(events, days, zone, room).map((week) =>
    week.map((day) => cachedDay(day, known.get(day.date))),
  )
}
