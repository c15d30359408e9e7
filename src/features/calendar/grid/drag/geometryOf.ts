import { clamp } from '#domain/layout/clamp.ts'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Point, Surface } from './Gesture.ts'

/** Pixels of the window. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the days of a grid are on the screen: measured once, then calculated, however it is scrolled meanwhile. */
export type Geometry = {
  readonly cells: readonly HTMLElement[]
  readonly dates: readonly IsoDate[]
  readonly dayWidth: number
  /** 1 where days run to the right, -1 where they run to the left. */
  readonly sign: 1 | -1
  /** The 0-based day under a point, or the nearest one. */
  readonly dayAt: (point: Point) => number
  /** Some days from one on, as far as its row reaches, on a line in their cells. */
  readonly lineOn: (day: number, days: number) => Box
  readonly hours: HoursGeometry | null
}

export type HoursGeometry = {
  readonly axis: HourAxis
  readonly minuteHeight: number
  readonly isAbove: (point: Point) => boolean
  /** Minutes from the top of the axis. */
  readonly minuteAt: (point: Point) => number
  readonly boxOn: (day: number, start: number, end: number) => Box
}

export function geometryOf({ grid, axis, scroll }: Surface): Geometry {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')]
  const rows = [...new Set(cells.map((cell) => cell.parentElement))]
  const columns = Math.max(1, cells.length / Math.max(1, rows.length))
  const sign = getComputedStyle(grid).direction === 'rtl' ? -1 : 1
  const ends = [cells[0], cells[columns - 1]].map((cell) => cell?.getBoundingClientRect() ?? new DOMRect())
  const left = Math.min(...ends.map((rect) => rect.left))
  const dayWidth = (Math.max(...ends.map((rect) => rect.right)) - left) / columns
  const heights = rows.map((_, row) => cells[row * columns]?.getBoundingClientRect() ?? new DOMRect())
  const head = cells[0]?.querySelector('[data-day]')?.getBoundingClientRect().height ?? 0
  const hours = axis && hoursOf(cells[0], axis)

  const leftOf = (day: number) => {
    const column = day % columns
    return left + (sign === 1 ? column : columns - 1 - column) * dayWidth
  }

  return {
    cells,
    dates: cells.map((cell) => cell.dataset['cell'] ?? ''),
    dayWidth,
    sign,
    dayAt: ({ x, y }) => {
      const across = clamp(Math.floor((x - left) / dayWidth), 0, columns - 1)
      const column = sign === 1 ? across : columns - 1 - across
      const height = y + scroll.by()
      const row = heights.findIndex(({ bottom }) => height < bottom)
      return (row < 0 ? rows.length - 1 : row) * columns + column
    },
    lineOn: (day, days) => {
      const reach = Math.min(days, columns - (day % columns))
      const { top = 0 } = heights[Math.floor(day / columns)] ?? {}
      const start = sign === 1 ? leftOf(day) : leftOf(day + reach - 1)
      return {
        left: start + 3,
        top: hours ? hours.lineTop : top + head + 2 - scroll.by(),
        width: reach * dayWidth - 6,
        height: lineHeight,
      }
    },
    hours: hours && {
      axis: hours.axis,
      minuteHeight: hours.minuteHeight,
      isAbove: ({ y }) => y < hours.visibleTop,
      minuteAt: ({ y }) => (y + scroll.by() - hours.top) / hours.minuteHeight,
      boxOn: (day, start, end) => ({
        left: leftOf(day) + 2,
        top: hours.top - scroll.by() + start * hours.minuteHeight,
        width: dayWidth - 8,
        height: Math.max(lineHeight, (end - start) * hours.minuteHeight - 2),
      }),
    },
  }
}

/** As high as `--chip`. */
const lineHeight = 20

function hoursOf(cell: HTMLElement | undefined, axis: HourAxis) {
  const hours = cell?.querySelector('[data-hours]')
  const lanes = hours?.previousElementSibling?.getBoundingClientRect()
  if (!hours || !lanes) return null
  const { top, height } = hours.getBoundingClientRect()
  return {
    axis,
    top,
    minuteHeight: height / axis.minutes,
    visibleTop: lanes.bottom,
    lineTop: Math.min(lanes.top + 3, lanes.bottom - lineHeight),
  }
}
