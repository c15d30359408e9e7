import { daysBetween } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'

/**
 * Days as the rows of a month: seven in each, or fewer if weekends are left out.
 *
 * @param days in order; a row ends where a day is missing
 */
export function rowsOf(days: readonly IsoDate[]): readonly (readonly IsoDate[])[] {
  const rows: IsoDate[][] = []
  for (const day of days) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row && before !== undefined && row.length < 7 && daysBetween(before, day) === 1) row.push(day)
    else rows.push([day])
  }
  return rows
}
