import { clamp } from '#domain/layout/clamp.ts'
import type { GridModel } from '../../model/GridModel.ts'
import type { Box, GridBox, Point } from './measureGrid.ts'

/** Where the days of a grid are: side by side in rows, all of one width. */
export type DayColumns = {
  readonly dayWidth: number
  readonly rowHeight: number
  readonly rowOf: (day: number) => number
  readonly columnOf: (day: number) => number
  /** How many days, from one on, are in its row. */
  readonly reach: (day: number, days: number) => number
  /** The left edge of something at a distance from the edge where its day begins. */
  readonly from: (day: number, start: number, width: number) => Pick<Box, 'left' | 'width'>
  /** The 0-based day under a point of the unscrolled grid, or the nearest day. */
  readonly dayAt: (point: Point) => number
}

export function dayColumns({ days, rowLength }: GridModel, { days: all, sign }: GridBox): DayColumns {
  const rows = Math.max(1, days.length / rowLength)
  const dayWidth = all.width / rowLength
  const rowHeight = all.height / rows
  const columnOf = (day: number) => day % rowLength
  const mirrored = (column: number) => (sign === 1 ? column : rowLength - 1 - column)
  return {
    dayWidth,
    rowHeight,
    rowOf: (day) => Math.floor(day / rowLength),
    columnOf,
    reach: (day, count) => Math.min(count, rowLength - columnOf(day)),
    from: (day, start, width) => {
      const left = all.left + mirrored(columnOf(day)) * dayWidth
      return { left: left + (sign === 1 ? start : dayWidth - start - width), width }
    },
    dayAt: ({ x, y }) => {
      const across = clamp(Math.floor((x - all.left) / dayWidth), 0, rowLength - 1)
      const row = clamp(Math.floor((y - all.top) / rowHeight), 0, rows - 1)
      return row * rowLength + mirrored(across)
    },
  }
}
