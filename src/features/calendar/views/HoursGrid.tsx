import type { CSSProperties } from 'react'
import type { WeekModel } from '../grid/model/weekModel.ts'
import { useDaylight } from '../grid/view/daylight/useDaylight.ts'
import type { Folding } from '../grid/view/folding/Folding.ts'
import { RulerHead } from '../grid/view/rulers/RulerHead.tsx'
import { WeekGrid } from '../grid/view/WeekGrid.tsx'
import type { ViewProps } from './CalendarView.ts'
import { ClocksNote } from './ClocksNote.tsx'
import styles from './HoursView.module.css'

type HoursGridProps = Omit<ViewProps, 'days' | 'events'> & {
  readonly week: WeekModel
  readonly folding?: Folding | undefined
}

/** A week as it was computed, below the names of its rulers. */
export function HoursGrid({ week, folding, ...shared }: HoursGridProps) {
  const { label, context, now, today, isRead, actions, zones, hourPlace } = shared
  const daylight = useDaylight(zones.ownZone, context.zone)
  const [first, last] = [week.days[0]?.date, week.days.at(-1)?.date]
  return (
    <div className={styles.view} style={styleOf(zones.others.length, folding)}>
      <RulerHead zones={zones} now={now} />
      <WeekGrid
        label={label}
        days={week.days}
        laneCount={week.laneCount}
        axis={week.axis}
        folding={folding}
        daylight={daylight}
        context={context}
        otherZones={zones.others}
        now={now}
        today={today}
        isRead={isRead}
        actions={actions}
        hourPlace={hourPlace}
      />
      {first && last && <ClocksNote first={first} last={last} zone={context.zone} />}
    </div>
  )
}

const styleOf = (
  zones: number,
  folding: Folding | undefined,
): CSSProperties & Record<`--${string}`, number | string> => ({
  '--zones': zones,
  ...(folding && { '--hour': `${folding.hourRem}rem` }),
})
