import { byFinger } from '../../../../ui/styles/chipLine.ts'
import { useContinued } from '../../../../ui/useContinued.ts'
import { useMedia } from '../../../../ui/useMedia.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import { useDaylight } from '../../grid/view/daylight/useDaylight.ts'
import { unmeasured } from '../../grid/view/useSize.ts'
import type { ViewProps } from '../CalendarView.ts'
import { monthAfter } from './monthAfter.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { headRem, leastWeekRem, linesIn } from './weekHeights.ts'

type WeekRowsProps = ViewProps & {
  /** `YYYY-MM` of the month that they show: days of other months are paler. Empty if they show no month. */
  readonly month: string
}

/** Weeks below each other, with as many lines a day as fit. */
export function WeekRows(props: WeekRowsProps) {
  const { month, label, days, events, context, now, today, isRead, actions, size } = props
  const { zone } = context
  const daylight = useDaylight(props.zones.ownZone, zone)
  // It is measured before anything is drawn, or everything would be drawn twice.
  const isMeasured = size !== unmeasured
  const room = roomFor(size.height, rowsOf(days).length, useMedia(byFinger))
  const weeks = useContinued({ events, days, zone, room: isMeasured ? room : null }, monthAfter)
  return (
    isMeasured && (
      <MonthGrid {...{ label, month, weeks, room, daylight, context, now, today, isRead, actions }} />
    )
  )
}

/** How many lines fit into a day of a month. */
const roomFor = (heightRem: number, weeks: number, isByFinger: boolean) =>
  linesIn(Math.max(leastWeekRem, (heightRem - headRem) / weeks), isByFinger)
