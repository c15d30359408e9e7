import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { eventsNear } from '../../grid/model/eventsNear.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import { monthAfter } from '../month/monthAfter.ts'
import type { WeekLayout } from '../WeekLayout.ts'
import { withoutWeekend } from '../withoutWeekend.ts'
import { firstOfWeek } from './weekAxis.ts'

type Wanted = {
  readonly events: readonly CalendarEvent[]
  readonly zone: Zone
  /** How many lines a day has room for. */
  readonly room: number
  readonly layout: WeekLayout
  /** The indices of the weeks, `to` exclusive. */
  readonly from: number
  readonly to: number
}

/** Weeks as they were drawn, and what they were made of. */
export type DrawnWeeks = { readonly wanted: Wanted; readonly weeks: readonly WeekOfDays[] }

export type WeekOfDays = { readonly index: number; readonly days: readonly DayModel[] }

/** Some weeks after those that were drawn before: a week in which nothing has changed is the very same week, and not drawn again. */
export function weeksAfter(wanted: Wanted, before: DrawnWeeks | null): DrawnWeeks {
  const { events, zone, room, layout, from, to } = wanted
  const known = new Map(before?.weeks.map((week) => [week.index, week]))
  const isSame =
    before?.wanted.events === events &&
    before.wanted.zone === zone &&
    before.wanted.room === room &&
    before.wanted.layout === layout
  const weeks = Array.from({ length: to - from }, (_, at) => {
    const index = from + at
    const drawn = known.get(index)
    return drawn && isSame ? drawn : weekAfter(index, wanted, drawn)
  })
  return { wanted, weeks }
}

function weekAfter(index: number, wanted: Wanted, drawn: WeekOfDays | undefined): WeekOfDays {
  const { events, zone, room, layout } = wanted
  const [dates = []] = withoutWeekend(daysFrom(firstOfWeek(index, layout.weekStartsOn), 7), layout)
  const near = eventsNear(events, dates)
  const [days = []] = monthAfter({ events: near, days: dates, zone, room }, drawn ? [drawn.days] : null)
  const isSame = days.length === drawn?.days.length && days.every((day, at) => day === drawn.days[at])
  return isSame ? drawn : { index, days }
}
