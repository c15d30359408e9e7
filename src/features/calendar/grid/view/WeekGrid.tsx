import { useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect, type CSSProperties } from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import { formatClock } from '../../format/formatTime.ts'
import type { ChipContext } from './chip.tsx'
import { DayColumn } from './DayColumn.tsx'
import { DayHead } from './DayHead.tsx'
import type { DayModel } from '../model/DayModel.ts'
import type { GridActions } from './GridActions.ts'
import { useGrid } from './useGrid.ts'
import { useInParts } from './useInParts.ts'
import styles from './WeekGrid.module.css'

type WeekGridProps = {
  readonly label: string
  readonly days: readonly DayModel[]
  /** How many lanes the all-day row has. */
  readonly laneCount: number
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  readonly axis: HourAxis
  readonly actions: GridActions
}

/** Where the day begins for most: shown at the top when the grid opens. */
const firstShown = 8 * 60

/** Some days side by side, an hour of each at the same height. */
export const WeekGrid = memo(function WeekGrid(props: WeekGridProps) {
  const { label, days, laneCount, axis, context, now, today, actions } = props
  const { t } = useLingui()
  const { ref, ...handlers } = useGrid(actions, days.length, axis)
  const drawn = useInParts(days)

  useLayoutEffect(() => {
    const hours = ref.current?.querySelector('[data-hours]')
    const top = (heightOf(axis, firstShown) - 15) / axis.minutes
    if (hours) ref.current?.scrollTo({ top: hours.clientHeight * top })
    // Where a person has scrolled to, there the grid stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ref])

  const style: CSSProperties & Record<`--${string}`, number> = {
    '--days': days.length,
    '--axis': axis.minutes / 60,
    '--even-from': evenFrom(axis) / 60,
    '--work-from': heightOf(axis, 9 * 60) / 60,
    '--work-to': heightOf(axis, 18 * 60) / 60,
  }
  const hasToday = days.some(({ date }) => date === today)
  const nowAt = hasToday ? axis.placeOf(now, today, 'start') / 60 : null
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells holds the tab stop
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      aria-busy={drawn === days ? undefined : true}
      className={styles.grid}
      style={style}
      {...handlers}
    >
      <div role="row" className={styles.heads}>
        <div className={styles.corner} aria-hidden />
        {days.map(({ date }) => (
          <DayHead key={date} date={date} isToday={date === today} />
        ))}
      </div>
      <div role="row" className={styles.columns}>
        <div className={styles.ruler} aria-hidden>
          <div className={styles.allDay} style={lanesStyle(laneCount)}>
            {laneCount > 0 && t`all day`}
          </div>
          {axis.marks.map(({ at, clock }, index) => (
            <div key={at} className={styles.hour} style={lengthStyle(lengthOf(axis, index))}>
              {at > 0 && formatClock(clock).replace(/^0/, '')}
            </div>
          ))}
        </div>
        {drawn.map((day, index) => (
          <DayColumn
            key={day.date}
            day={day}
            index={index}
            laneCount={laneCount}
            axis={axis}
            isToday={day.date === today}
            nowAt={nowAt}
            context={context}
            now={now}
          />
        ))}
      </div>
    </div>
  )
})

/** Where an hour of the clock begins, in minutes from the top. */
const heightOf = ({ marks }: HourAxis, clock: number) =>
  marks.find((mark) => mark.clock === clock)?.at ?? clock

const lengthOf = ({ marks, minutes }: HourAxis, index: number) =>
  (marks[index + 1]?.at ?? minutes) - (index === 0 ? 0 : (marks[index]?.at ?? 0))

/** From where on its hours are sixty minutes apart: later than the top only where clocks change by half an hour. */
function evenFrom(axis: HourAxis): number {
  const { marks } = axis
  const uneven = marks.findLastIndex(
    (_, index) => index < marks.length - 1 && lengthOf(axis, index) % 60 !== 0,
  )
  return uneven < 0 ? 0 : (marks[uneven + 1]?.at ?? 0)
}

const lanesStyle = (lanes: number): CSSProperties & Record<'--lanes', number> => ({ '--lanes': lanes })

const lengthStyle = (minutes: number): CSSProperties & Record<'--length', number> => ({
  '--length': minutes / 60,
})
