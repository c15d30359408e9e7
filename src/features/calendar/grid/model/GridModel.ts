import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { DayBar, DayModel, TimedChip } from './DayModel.ts'

/** What a grid draws: its days, row by row. Of more days than have room whole rows are drawn, one after the other. */
export type GridModel = {
  readonly days: readonly DayModel[]
  /** How many days stand side by side. */
  readonly rowLength: number
  /** The hours of its days; null in a month. */
  readonly axis: HourAxis | null
  /** The columns that are folded and narrow; without any all are equal. */
  readonly narrow?: ReadonlySet<IsoDate> | undefined
}

/** Where a chip is: on a 0-based day of the grid, at a time or on a line. */
export type ChipPlace =
  | ({ readonly kind: 'block'; readonly day: number } & TimedChip)
  | ({ readonly kind: 'line'; readonly day: number } & Omit<DayBar, 'days'> & { readonly span: number })

/** Where the chip of an event is drawn in the cell of a day; null if it is not. */
export function placeOfChip({ days }: GridModel, date: IsoDate, key: string): ChipPlace | null {
  const day = days.findIndex((each) => each.date === date)
  const timed = days[day]?.timed.find(({ event }) => event.key === key)
  if (timed) return { ...timed, kind: 'block', day }
  const bar = days[day]?.lanes.find(({ event }) => event.key === key)
  if (!bar) return null
  const { days: span, ...rest } = bar
  return { ...rest, kind: 'line', day, span }
}
