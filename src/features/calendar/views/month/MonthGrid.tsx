import { i18n } from '@lingui/core'
import { memo } from 'react'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import type { ChipContext } from '../../grid/view/chip.tsx'
import type { DayModel } from '../../grid/model/DayModel.ts'
import type { GridActions } from '../../grid/view/GridActions.ts'
import { MonthCell } from './MonthCell.tsx'
import styles from './MonthGrid.module.css'
import { useGrid } from '../../grid/view/useGrid.ts'

type MonthGridProps = {
  readonly label: string
  /** `YYYY-MM` of the month itself; the days around it are drawn quieter. */
  readonly month: string
  readonly weeks: readonly (readonly DayModel[])[]
  /** How many lines a day has room for. */
  readonly room: number
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  readonly actions: GridActions
}

/** The whole weeks of a month. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { label, month, weeks, room, context, now, today, actions } = props
  const { ref, ...handlers } = useGrid(actions, 7)

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells holds the tab stop
    <div ref={ref} role="grid" aria-label={label} className={styles.grid} {...handlers}>
      <div role="row" className={styles.heads}>
        {weeks[0]?.map(({ date }) => (
          <Weekday key={date} date={date} />
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.date} role="row" className={styles.week}>
          {week.map((day) => (
            <MonthCell
              key={day.date}
              day={day}
              isToday={day.date === today}
              isOutside={!day.date.startsWith(month)}
              room={room}
              context={context}
              now={now}
            />
          ))}
        </div>
      ))}
    </div>
  )
})

function Weekday({ date }: { readonly date: IsoDate }) {
  const { weekday, weekdayShort } = dateParts(date, i18n.locale)
  return (
    <div role="columnheader" className={styles.head} aria-label={weekday}>
      {weekdayShort}
    </div>
  )
}
