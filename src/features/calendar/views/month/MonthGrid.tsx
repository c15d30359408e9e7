import { i18n } from '@lingui/core'
import { memo } from 'react'
import { isoWeekNumber, weekdayOfDate } from '#domain/time/dates.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import type { GridActions } from '../../grid/GridActions.ts'
import { MonthCell } from './MonthCell.tsx'
import { useViewOptions } from '../../options/useViewOptions.ts'
import styles from './MonthGrid.module.css'
import { useGrid } from '../../grid/view/useGrid.ts'

type MonthGridProps = {
  readonly label: string
  /** `YYYY-MM` of the month itself: other days are drawn paler. Empty if all are drawn alike. */
  readonly month: string
  readonly weeks: readonly (readonly DayModel[])[]
  /** How many lines fit into a day. */
  readonly room: number
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  readonly isRead: boolean
  readonly actions: GridActions
}

/** Weeks below each other: those of a month, or others. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { label, month, weeks, room, context, now, today, isRead, actions } = props
  const { weekNumbers, weekend } = useViewOptions()
  const rowLength = weeks[0]?.length ?? 7
  const { ref, ...handlers } = useGrid(actions, { days: weeks.flat(), rowLength, axis: null })

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
          {week.map((day, index) => (
            <MonthCell
              key={day.date}
              day={day}
              isToday={day.date === today}
              isUnread={!isRead && day.count === 0}
              isOutside={!day.date.startsWith(month)}
              isFree={weekend.includes(weekdayOfDate(day.date))}
              week={index === 0 && weekNumbers === 'shown' ? weekNumberOf(week) : null}
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

/** If weeks begin on Sunday, their number is that of the days in their middle. */
const weekNumberOf = (week: readonly DayModel[]) =>
  isoWeekNumber(week[Math.floor((week.length - 1) / 2)]?.date ?? week[0]?.date ?? '1970-01-01')

function Weekday({ date }: { readonly date: IsoDate }) {
  const { weekday, weekdayShort } = dateParts(date, i18n.locale)
  return (
    <div role="columnheader" className={styles.head} aria-label={weekday}>
      {weekdayShort}
    </div>
  )
}
