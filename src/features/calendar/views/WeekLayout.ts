import type { Weekday } from '#domain/time/units.ts'
import type { Columns } from './columnsFor.ts'

/** How weeks are laid out: by the room there is, and by what a person chose. */
export type WeekLayout = {
  readonly columns: Columns
  readonly weekStartsOn: Weekday
  /** The days that are free where the person is. */
  readonly weekend: readonly Weekday[]
  readonly hidesWeekend: boolean
}

/** As ISO weeks are: from Monday, and with their weekends. */
export const isoWeeks: WeekLayout = { columns: 7, weekStartsOn: 1, weekend: [6, 0], hidesWeekend: false }
