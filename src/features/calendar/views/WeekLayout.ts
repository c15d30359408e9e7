import type { Weekday } from '#domain/time/units.ts'
import type { Columns } from './columnsFor.ts'

/** How weeks are laid out, by the space there is and by what a person chose. */
export type WeekLayout = {
  readonly columns: Columns
  readonly weekStartsOn: Weekday
  /** The days that are free in the person's region. */
  readonly weekend: readonly Weekday[]
  readonly hidesWeekend: boolean
}

/** Weeks as in ISO 8601: from Monday, with weekends. */
export const isoWeeks: WeekLayout = { columns: 7, weekStartsOn: 1, weekend: [6, 0], hidesWeekend: false }

/** The weekdays that are not shown. */
export const hiddenWeekdays = ({
  weekend,
  hidesWeekend,
}: Pick<WeekLayout, 'weekend' | 'hidesWeekend'>): readonly Weekday[] => (hidesWeekend ? weekend : [])
