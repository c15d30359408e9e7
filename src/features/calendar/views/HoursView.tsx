import { useDensity } from '../../../ui/density.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import type { ViewProps } from './CalendarView.ts'
import { weekAfter } from '../grid/model/weekAfter.ts'
import { WeekGrid } from '../grid/view/WeekGrid.tsx'

/** Up to nine days side by side, by the hour. */
export function HoursView({ days, events, ...shared }: ViewProps) {
  const { label, context, now, today, isRead, actions, hourPlace } = shared
  const density = useDensity()
  const { week } = useContinued({ events, days, zone: context.zone, density }, weekAfter)
  return (
    <WeekGrid
      label={label}
      days={week.days}
      laneCount={week.laneCount}
      axis={week.axis}
      context={context}
      now={now}
      today={today}
      isRead={isRead}
      actions={actions}
      hourPlace={hourPlace}
    />
  )
}
