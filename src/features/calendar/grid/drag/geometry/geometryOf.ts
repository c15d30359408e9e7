import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { DayNumber, IsoDate } from '#domain/time/units.ts'
import { chipRem } from '../../../../../ui/density.ts'
import type { TimedChip } from '../../model/DayModel.ts'
import type { ChipPlace, GridModel } from '../../model/GridModel.ts'
import { dayColumns, type DayColumns } from './dayColumns.ts'
import type { Box, GridBox, Point } from './measureGrid.ts'
import type { Scroll } from './scrollOf.ts'

/** Where the days of a grid and their chips are on the screen. Calculated, also after scrolling. */
export type Geometry = {
  readonly dates: readonly IsoDate[]
  /** How many pixels to the right of a day another one is; negative to the left. */
  readonly pixelsBetween: (from: number, to: number) => number
  /** 1 if days run to the right, -1 if they run to the left. */
  readonly sign: 1 | -1
  /** The 0-based day under a point, or the nearest one. */
  readonly dayAt: (point: Point) => number
  /** How many dates lie between two days of the grid: three from Friday to Monday if weekends are hidden. */
  readonly datesBetween: (from: number, to: number) => number
  /**
   * The days of the grid in a range of dates, 0-based, both ends inclusive; `to` is before `from` if there
   * are none.
   */
  readonly daysIn: (first: DayNumber, last: DayNumber) => { readonly from: number; readonly to: number }
  /** The box of some days from one on, to the end of the row at most, on a line of their cells. */
  readonly lineOn: (day: number, days: number) => Box
  readonly chipAt: (place: ChipPlace) => Box
  readonly hours: HoursGeometry | null
}

export type HoursGeometry = {
  readonly axis: HourAxis
  readonly minuteHeight: number
  readonly isAbove: (point: Point) => boolean
  /** Minutes from the top of the axis. */
  readonly minuteAt: (point: Point) => number
  readonly blockOn: (day: number, block: Pick<TimedChip, 'start' | 'end' | 'column' | 'columns'>) => Box
}

type Line = Pick<ChipPlace & { kind: 'line' }, 'day' | 'span' | 'lane' | 'continuesBefore' | 'continuesAfter'>
type Scrolled = Pick<Scroll, 'by'>

/**
 * The same lengths as in the stylesheets: the line before a day, the gaps beside and below a chip, the space
 * after the last block.
 */
const rulePixels = 1
const besideLinePixels = 3
const besideBlockPixels = 2
const gapPixels = 2
const afterBlocksRem = 0.375

export function geometryOf(model: GridModel, box: GridBox, scroll: Scrolled): Geometry {
  const columns = dayColumns(model, box)
  const { axis } = model
  const dates = model.days.map(({ date }) => date)
  const numbers = dates.map(dayNumber)
  const hours = axis && box.hours && hoursOf(columns, box, { ...box.hours, axis }, scroll)
  const lineAt = linesOf(columns, box, scroll)
  return {
    dates,
    pixelsBetween: (from, to) => columns.from(to, 0, 0).left - columns.from(from, 0, 0).left,
    sign: box.sign,
    dayAt: ({ x, y }) => columns.dayAt({ x, y: y + scroll.by() }),
    datesBetween: (from, to) => (numbers[to] ?? 0) - (numbers[from] ?? 0),
    daysIn: (first, last) => ({
      from: numbers.filter((each) => each < first).length,
      to: numbers.findLastIndex((each) => each <= last),
    }),
    lineOn: (day, span) => lineAt({ day, span, lane: 0, continuesBefore: false, continuesAfter: false }),
    chipAt: (place) => {
      if (place.kind === 'block' && hours) return hours.blockOn(place.day, place)
      return lineAt({ span: 1, lane: 0, continuesBefore: false, continuesAfter: false, ...place })
    },
    hours,
  }
}

/** A chip on a line: above the hours, or in a cell of a month. */
function linesOf(columns: DayColumns, box: GridBox, scroll: Scrolled) {
  const height = box.lineHeight
  return ({ day, span, lane, continuesBefore, continuesAfter }: Line): Box => {
    const rule = box.hours || columns.columnOf(day) > 0 ? rulePixels : 0
    const before = continuesBefore ? 0 : besideLinePixels
    const after = continuesAfter ? 0 : besideLinePixels
    const reach = columns.reach(day, span)
    const width = columns.widthOf(day, reach) - reach * rule + (reach - 1) * rulePixels - before - after
    const below = rulePixels + gapPixels + lane * (height + gapPixels)
    const top = box.hours
      ? Math.min(box.hours.lanesTop + below, box.visibleTop - height)
      : box.days.top + columns.rowOf(day) * columns.rowHeight + box.numeralHeight + below - scroll.by()
    return { ...columns.from(day, rule + before, width), top, height }
  }
}

function hoursOf(
  columns: DayColumns,
  box: GridBox,
  { axis, top, height }: { readonly axis: HourAxis; readonly top: number; readonly height: number },
  scroll: Scrolled,
): HoursGeometry {
  const minuteHeight = height / axis.minutes
  const leastHeight = chipRem * box.remPixels
  return {
    axis,
    minuteHeight,
    isAbove: ({ y }) => y < box.visibleTop,
    minuteAt: ({ y }) => (y + scroll.by() - top) / minuteHeight,
    blockOn: (day, { start, end, column, columns: among }) => {
      const room = columns.widthOf(day, 1) - rulePixels - afterBlocksRem * box.remPixels
      return {
        ...columns.from(
          day,
          rulePixels + (column / among) * room + besideBlockPixels,
          room / among - besideBlockPixels,
        ),
        top: top - scroll.by() + start * minuteHeight,
        height: Math.max(leastHeight, (end - start) * minuteHeight - gapPixels),
      }
    },
  }
}
