import { useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect, type CSSProperties } from 'react'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import { clockName } from '../words/timeName.ts'
import type { ChipContext } from './chip.tsx'
import { DayColumn } from './DayColumn.tsx'
import { DayHead } from './DayHead.tsx'
import type { DayModel } from './DayModel.ts'
import type { GridActions } from './GridActions.ts'
import { useGrid } from './useGrid.ts'
import styles from './WeekGrid.module.css'

type WeekGridProps = {
  readonly label: string
  readonly days: readonly DayModel[]
  /** How many lanes the all-day row has. */
  readonly laneCount: number
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  /** Minutes from midnight of now. */
  readonly nowMinutes: number
  readonly actions: GridActions
}

/** Where the day begins for most: shown at the top when the grid opens. */
const firstHourShown = 8

/** Some days side by side, an hour of each at the same height. */
export const WeekGrid = memo(function WeekGrid(props: WeekGridProps) {
  const { label, days, laneCount, context, now, today, nowMinutes, actions } = props
  const { t } = useLingui()
  const { ref, ...handlers } = useGrid(actions, days.length)

  useLayoutEffect(() => {
    const hours = ref.current?.querySelector('[data-hours]')
    if (hours) ref.current?.scrollTo({ top: (hours.clientHeight / 24) * (firstHourShown - 0.25) })
  }, [ref])

  const style: CSSProperties & Record<`--${string}`, number> = {
    '--days': days.length,
    '--lanes': laneCount,
    '--now-at': nowMinutes / 60,
  }
  const hasToday = days.some(({ date }) => date === today)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells holds the tab stop
    <div ref={ref} role="grid" aria-label={label} className={styles.grid} style={style} {...handlers}>
      <div role="row" className={styles.heads}>
        <div className={styles.corner} aria-hidden />
        {days.map(({ date }) => (
          <DayHead key={date} date={date} isToday={date === today} />
        ))}
      </div>
      <div role="row" className={styles.columns} data-now={hasToday ? '' : undefined}>
        <div className={styles.ruler} aria-hidden>
          <div className={styles.allDay}>{laneCount > 0 && t`all day`}</div>
          {hours.map((hour) => (
            <div key={hour} className={styles.hour}>
              {hour}
            </div>
          ))}
        </div>
        {days.map((day, index) => (
          <DayColumn
            key={day.date}
            day={day}
            index={index}
            isToday={day.date === today}
            context={context}
            now={now}
          />
        ))}
      </div>
    </div>
  )
})

const hours = Array.from({ length: 24 }, (_, hour) =>
  hour === 0 ? '' : clockName(hour * 60).replace(/^0/, ''),
)
