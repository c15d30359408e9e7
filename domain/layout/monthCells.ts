import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { dayNumber } from '../time/dayNumber.ts'
import type { IsoDate } from '../time/units.ts'
import { zoneNamed, type Zone } from '../time/Zone.ts'
import { daysOf } from './daysOf.ts'
import { isGone } from './isGone.ts'
import { packBars, type PackedBar } from './packBars.ts'

/** A week of a month view. */
export type MonthRow = {
  readonly days: readonly IsoDate[]
  /** The events that fit, each as a bar, most of them a day long. Lanes are below `maxLanes`. */
  readonly bars: readonly PackedBar<EventBar>[]
  /** For each day, how many events do not fit: "+n more". */
  readonly more: readonly number[]
  /** For each day, all its events in the order of the lanes, for the list behind "+n more". */
  readonly events: readonly (readonly CalendarEvent[])[]
}

export type EventBar = { readonly event: CalendarEvent; readonly first: number; readonly last: number }

/**
 * A month as rows of days: bars in lanes, and the number of events that do not fit. A day with "+n more" uses
 * its lowest lane for that, so that nothing is drawn below `maxLanes`.
 *
 * @param days whole weeks, see `monthGrid`
 * @param maxLanes how many lines fit into a day, "+n more" included; at least 1
 */
export function monthCells(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: string | Zone,
  maxLanes: number,
  rowLength = 7,
): readonly MonthRow[] {
  const inZone = typeof zone === 'string' ? zoneNamed(zone) : zone
  const offset = dayNumber(days[0] ?? '')
  const weeks = Math.ceil(days.length / rowLength)
  const byWeek: EventBar[][] = Array.from({ length: weeks }, () => [])
  for (const event of events.toSorted(byStart)) {
    const { first, last } = daysOf(event, inZone)
    const from = Math.max(0, Math.floor((first - offset) / rowLength))
    const to = Math.min(weeks - 1, Math.floor((last - offset) / rowLength))
    for (let week = from; week <= to; week++) {
      const firstDay = offset + week * rowLength
      byWeek[week]?.push({ event, first: first - firstDay, last: last - firstDay })
    }
  }
  return byWeek.map((bars, week) =>
    rowOf(bars, days.slice(week * rowLength, (week + 1) * rowLength), maxLanes),
  )
}

function rowOf(bars: readonly EventBar[], days: readonly IsoDate[], maxLanes: number): MonthRow {
  const packed = packBars(bars, days.length)
  const perDay = days.map((_, day) => packed.filter(({ from, to }) => from <= day && day <= to))
  const isFull = perDay.map((onDay) => onDay.some(({ lane }) => lane >= maxLanes))
  const fits = ({ from, to, lane }: PackedBar<EventBar>) =>
    lane < maxLanes - 1 || (lane < maxLanes && !isFull.slice(from, to + 1).includes(true))
  const shown = packed.filter(fits)
  return {
    days,
    bars: shown,
    more: perDay.map((onDay) => onDay.filter((bar) => !fits(bar)).length),
    events: perDay.map((onDay) => onDay.toSorted((a, b) => a.lane - b.lane).map(({ bar }) => bar.event)),
  }
}

/**
 * All-day before timed, then by time, then by key, so that lanes stay the same after a refresh. A draft comes first, what is no
 * more last.
 */
function byStart(a: CalendarEvent, b: CalendarEvent): number {
  if (a.isDraft !== b.isDraft) return a.isDraft ? -1 : 1
  if (isGone(a) !== isGone(b)) return isGone(a) ? 1 : -1
  if (a.when.kind === 'timed' && b.when.kind === 'timed') return a.when.start - b.when.start || byKey(a, b)
  if (a.when.kind === 'allDay' && b.when.kind === 'allDay')
    return compare(a.when.first, b.when.first) || byKey(a, b)
  return a.when.kind === 'allDay' ? -1 : 1
}

function byKey(a: CalendarEvent, b: CalendarEvent): number {
  return compare(a.key, b.key)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
