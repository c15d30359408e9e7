import { clamp } from '#domain/layout/clamp.ts'
import type { GridModel } from '../../model/GridModel.ts'
import type { Box, GridBox, Point } from './measureGrid.ts'

/** Where the days of a grid are: side by side in rows, all of one width unless some are narrow. */
export type DayColumns = {
  /** The width of some days, from one on; they are in one row. */
  readonly widthOf: (day: number, days: number) => number
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

export function dayColumns({ days, rowLength }: GridModel, { days: all, sign, edges }: GridBox): DayColumns {
  const rows = Math.max(1, days.length / rowLength)
  const rowHeight = all.height / rows
  const columnOf = (day: number) => day % rowLength
  /** How far a column begins from the edge where days begin. */
  const edgeOf = (column: number) => edges?.[column] ?? (column * all.width) / rowLength
  const widthOf = (day: number, count: number) => edgeOf(columnOf(day) + count) - edgeOf(columnOf(day))
  const columnAt = (offset: number) => {
    if (!edges) return Math.floor((offset * rowLength) / all.width)
    return edges.findLastIndex((edge) => edge <= offset)
  }
  return {
    widthOf,
    rowHeight,
    rowOf: (day) => Math.floor(day / rowLength),
    columnOf,
    reach: (day, count) => Math.min(count, rowLength - columnOf(day)),
    from: (day, start, width) => {
      const edge = edgeOf(columnOf(day)) + start
      return { left: all.left + (sign === 1 ? edge : all.width - edge - width), width }
    },
    dayAt: ({ x, y }) => {
      const offset = sign === 1 ? x - all.left : all.left + all.width - x
      const column = clamp(columnAt(offset), 0, rowLength - 1)
      const row = clamp(Math.floor((y - all.top) / rowHeight), 0, rows - 1)
      return row * rowLength + column
    },
  }
}
