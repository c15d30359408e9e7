import { addMonths, daysBetween, daysFrom, startOfMonth } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'

/**
 * The days of whole months around a date: the identical list for each day of a month.
 *
 * @param before how many months before its own
 * @param after how many months after it
 */
export function monthsAround(date: IsoDate, before: number, after: number): readonly IsoDate[] {
  const month = startOfMonth(date)
  const name = `${month} ${before} ${after}`
  const known = made.get(name)
  if (known) return known
  const first = addMonths(month, -before)
  const days = daysFrom(first, daysBetween(first, addMonths(month, after + 1)))
  made.set(name, days)
  return days
}

const made = new Map<string, readonly IsoDate[]>()
