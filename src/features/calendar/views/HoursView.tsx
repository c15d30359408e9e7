import type { CSSProperties } from 'react'
import { useDensity } from '../../../ui/density.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import type { ViewProps } from './CalendarView.ts'
import { weekAfter } from '../grid/model/weekAfter.ts'
import { RulerHead } from '../grid/view/rulers/RulerHead.tsx'
import { WeekGrid } from '../grid/view/WeekGrid.tsx'
import styles from './HoursView.module.css'

/** Up to nine days side by side, by the hour. */
export function HoursView({ days, events, ...shared }: ViewProps) {
  const { label, context, now, today, isRead, actions, zones, hourPlace } = shared
  const density = useDensity()
  const { week } = useContinued({ events, days, zone: context.zone, density }, weekAfter)
  return (
    <div className={styles.view} style={widthOf(zones.others.length)}>
      <RulerHead zones={zones} now={now} />
      <WeekGrid
        label={label}
        days={week.days}
        laneCount={week.laneCount}
        axis={week.axis}
        context={context}
        otherZones={zones.others}
        now={now}
        today={today}
        isRead={isRead}
        actions={actions}
        hourPlace={hourPlace}
      />
    </div>
  )
}

const widthOf = (zones: number): CSSProperties & Record<'--zones', number> => ({ '--zones': zones })
