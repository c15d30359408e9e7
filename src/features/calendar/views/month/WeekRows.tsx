import { useContinued } from '../../../../ui/useContinued.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import { unmeasured } from '../../grid/view/useSize.ts'
import type { ViewProps } from '../CalendarView.ts'
import { monthAfter } from './monthAfter.ts'
import { MonthGrid } from './MonthGrid.tsx'

type WeekRowsProps = ViewProps & {
  /** `YYYY-MM` of the month that they stand for: days of others are quieter. Empty where they stand for none. */
  readonly month: string
}

/** Weeks below each other, with as many lines a day as there is room for. */
export function WeekRows(props: WeekRowsProps) {
  const { month, label, days, events, context, now, today, isRead, actions, size } = props
  const { zone } = context
  // It asks how high it is before it draws anything, or it would draw everything twice.
  const isMeasured = size !== unmeasured
  const room = roomFor(size.height, rowsOf(days).length)
  const weeks = useContinued({ events, days, zone, room: isMeasured ? room : null }, monthAfter)
  return isMeasured && <MonthGrid {...{ label, month, weeks, room, context, now, today, isRead, actions }} />
}

/** In rem, as in MonthGrid.module.css: the weekdays, the least height of a week, its numerals, a line with its gap. */
const headRem = 1.9375
const leastWeekRem = 5.25
const numeralRem = 2.125
const lineRem = 1.375

/** How many lines a day of a month has room for. */
function roomFor(heightRem: number, weeks: number): number {
  const week = Math.max(leastWeekRem, (heightRem - headRem) / weeks)
  return Math.max(1, Math.floor((week - numeralRem) / lineRem))
}
