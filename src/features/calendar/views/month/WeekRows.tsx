import { useContinued } from '../../../../ui/useContinued.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import { unmeasured } from '../../grid/view/useSize.ts'
import type { ViewProps } from '../CalendarView.ts'
import { monthAfter } from './monthAfter.ts'
import { MonthGrid } from './MonthGrid.tsx'

type WeekRowsProps = ViewProps & {
  /** `YYYY-MM` of the month that they show: days of other months are paler. Empty if they show no month. */
  readonly month: string
}

/** Weeks below each other, with as many lines a day as fit. */
export function WeekRows(props: WeekRowsProps) {
  const { month, label, days, events, context, now, today, isRead, actions, size } = props
  const { zone } = context
  // It is measured before anything is drawn, or everything would be drawn twice.
  const isMeasured = size !== unmeasured
  const room = roomFor(size.height, rowsOf(days).length)
  const weeks = useContinued({ events, days, zone, room: isMeasured ? room : null }, monthAfter)
  return isMeasured && <MonthGrid {...{ label, month, weeks, room, context, now, today, isRead, actions }} />
}

/**
 * In rem, as in MonthGrid.module.css: the weekdays, the minimum height of a week, its numbers, a line with
 * its gap.
 */
const headRem = 1.9375
const leastWeekRem = 5.25
const numeralRem = 2.125
const lineRem = 1.375

/** How many lines fit into a day of a month. */
function roomFor(heightRem: number, weeks: number): number {
  const week = Math.max(leastWeekRem, (heightRem - headRem) / weeks)
  return Math.max(1, Math.floor((week - numeralRem) / lineRem))
}
