import { memo, type CSSProperties } from 'react'
import { isoWeekNumber, weekdayOfDate } from '#domain/time/dates.ts'
import type { EpochMs, IsoDate, Weekday } from '#domain/time/units.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import type { Daylight } from '../../grid/view/daylight/Daylight.ts'
import { MonthCell } from './MonthCell.tsx'
import styles from './MonthGrid.module.css'

type MonthWeekProps = {
  readonly days: readonly DayModel[]
  /** `YYYY-MM` of the month itself; the days around it are drawn quieter. Empty where there are none of these. */
  readonly month: string
  /** Which of the weeks it is in a view that draws a few of many; the others follow each other. */
  readonly at?: number
  /** Whether the number of the week is shown. */
  readonly hasNumber: boolean
  readonly weekend: readonly Weekday[]
  /** How many lines a day has room for. */
  readonly room: number
  readonly isRead: boolean
  readonly daylight?: Daylight | undefined
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
}

/** A week of a month. */
export const MonthWeek = memo(function MonthWeek(props: MonthWeekProps) {
  const { days, month, at, hasNumber, weekend, room, isRead, daylight, context, now, today } = props
  return (
    <div role="row" className={styles.week} style={styleAt(at)} data-read={isRead ? '' : undefined}>
      {days.map((day, index) => (
        <MonthCell
          key={day.date}
          day={day}
          isToday={day.date === today}
          isUnread={!isRead && day.count === 0}
          isOutside={!day.date.startsWith(month)}
          isFree={weekend.includes(weekdayOfDate(day.date))}
          week={index === 0 && hasNumber ? weekNumberOf(days) : null}
          room={room}
          daylight={daylight}
          context={context}
          now={now}
        />
      ))}
    </div>
  )
})

/** A property of its own and none that the days would inherit: these would then differ in every week, and be worked out anew. */
const styleAt = (at: number | undefined): CSSProperties | undefined =>
  at === undefined ? undefined : { insetBlockStart: `calc(${at} * var(--week))` }

/** Where weeks begin on Sunday, their number is that of the days in their middle. */
const weekNumberOf = (week: readonly DayModel[]) =>
  isoWeekNumber(week[Math.floor((week.length - 1) / 2)]?.date ?? week[0]?.date ?? '1970-01-01')
