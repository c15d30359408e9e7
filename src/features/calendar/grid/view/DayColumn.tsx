import { memo, type CSSProperties } from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { dayLengthMinutes } from '#domain/time/instantOf.ts'
import { useContinued } from '../../../../ui/useContinued.ts'
import { formatLongDay } from '../../format/formatCell.ts'
import type { ChipContext } from './ChipContext.ts'
import type { DayModel } from '../model/DayModel.ts'
import { ChangeOfClocks } from './clocks/ChangeOfClocks.tsx'
import type { Daylight } from './daylight/Daylight.ts'
import type { Folding } from './folding/Folding.ts'
import { laneChip } from './laneChip.tsx'
import { moreButton } from './moreButton.tsx'
import { timedChips } from './timedChips.tsx'
import styles from './WeekGrid.module.css'

type DayColumnProps = {
  readonly day: DayModel
  readonly index: number
  /** For all-day events, the same on every day. */
  readonly laneCount: number
  readonly axis: HourAxis
  readonly isToday: boolean
  /** Nothing is known of it (yet). */
  readonly isUnread: boolean
  /** The current time, in hours from the top; null in a week without today. */
  readonly nowAt: number | null
  /** Where working hours begin and end, in hours from the top; null on a day off. */
  readonly workFrom: number | null
  readonly workTo: number | null
  /** How high an hour is, in rem. */
  readonly hourRem: number
  readonly folding?: Folding | undefined
  readonly daylight?: Daylight | undefined
  readonly context: ChipContext
  readonly now: EpochMs
}

/** One day: what lasts all day at the top, the rest by the hour. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, index, laneCount, axis, isToday, isUnread, nowAt, workFrom, workTo, context, now } = props
  const { hourRem, folding, daylight } = props
  const { elements } = useContinued({ timed: day.timed, context, now, hourRem }, timedChips)
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className={styles.column}
      aria-current={isToday ? 'date' : undefined}
      data-cell={day.date}
      data-off={workFrom === null ? '' : undefined}
    >
      {/* The cell takes its name from the group; a name of its own would have to hold every title in it. */}
      <div role="group" aria-label={formatLongDay(day, isUnread, dayLengthMinutes(day.date, context.zone))}>
        <div className={styles.lanes} style={lanesStyle(laneCount, index)}>
          {day.lanes.map((bar) => laneChip(bar, context, now))}
          {day.hidden > 0 && moreButton(day, context)}
        </div>
        <div className={styles.hours} style={workStyle(workFrom, workTo)} data-hours="">
          {daylight?.nights(day.date, axis, { from: workFrom, to: workTo })}
          <ChangeOfClocks date={day.date} axis={axis} zone={context.zone} />
          {folding?.before(day, context)}
          <div className={styles.events}>{elements}</div>
          {folding?.after(day, context)}
          {nowAt !== null && <div className={styles.now} style={startStyle(nowAt)} aria-hidden />}
        </div>
      </div>
    </div>
  )
})

type Numbers = CSSProperties & Record<`--${string}`, number>

const lanesStyle = (lanes: number, index: number): Numbers => ({ '--lanes': lanes, '--index': index })
const workStyle = (from: number | null, to: number | null): Numbers => ({
  '--work-from': from ?? 0,
  '--work-to': to ?? 0,
})
const startStyle = (hours: number): Numbers => ({ '--start': hours })
