import { clamp } from '#domain/layout/clamp.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import { monthModel } from './monthModel.ts'

/** The heights of a printed month, in millimetres: above the weeks, and in a day above its events. */
export const headsMm = 5
export const numeralMm = 5.4

/** A line that is easily read, and the smallest that can be. */
const [usualMm, smallestMm] = [4.1, 2.8]

export type PrintedWeeks = {
  readonly weeks: readonly (readonly DayModel[])[]
  /** How high a line is, in millimetres. */
  readonly lineMm: number
  /** How many lines a day has, “+n more” included. */
  readonly room: number
}

/**
 * Weeks below each other on one sheet. Lines get smaller before events are left out.
 *
 * @param days whole weeks, or weeks without their weekends
 * @param heightMm what the sheet has for them
 */
export function printedWeeks(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  heightMm: number,
): PrintedWeeks {
  const weekMm = (heightMm - headsMm) / rowsOf(days).length
  const inDayMm = weekMm - numeralMm - 0.6
  const wanted = linesIn(monthModel(events, days, zone, Math.floor(inDayMm / smallestMm)))
  const lineMm = clamp(inDayMm / Math.max(1, wanted), smallestMm, usualMm)
  const room = Math.max(1, Math.floor(inDayMm / lineMm + 1e-6))
  return { weeks: monthModel(events, days, zone, room), lineMm, room }
}

/** How many lines the fullest day takes. */
const linesIn = (weeks: PrintedWeeks['weeks']) =>
  Math.max(
    0,
    ...weeks.flat().map(({ lanes, hidden }) => (lanes.at(-1)?.lane ?? -1) + 1 + (hidden > 0 ? 1 : 0)),
  )
