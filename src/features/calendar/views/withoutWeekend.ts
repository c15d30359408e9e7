import type { IsoDate } from '#domain/time/units.ts'
import { workWeekOf } from '#domain/time/workWeekOf.ts'
import { rowsOf } from '../grid/model/rowsOf.ts'
import type { WeekLayout } from './WeekLayout.ts'

/**
 * Whole weeks as rows of days, without their weekends if a person hides these.
 *
 * @param days whole weeks, one after the other
 */
export function withoutWeekend(
  days: readonly IsoDate[],
  { weekStartsOn, weekend, hidesWeekend }: WeekLayout,
): readonly (readonly IsoDate[])[] {
  const weeks = rowsOf(days)
  return hidesWeekend
    ? weeks.map((week) => (week[0] === undefined ? week : workWeekOf(week[0], weekStartsOn, weekend)))
    : weeks
}
