import { i18n } from '@lingui/core'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatDay } from '../../format/formatDate.ts'
import { factLine } from '../../../../ui/join.ts'
import styles from './WeekGrid.module.css'

type DayHeadProps = {
  readonly date: IsoDate
  readonly isToday: boolean
  /** How the clocks of other places differ from their rulers from here on; undefined on most days. */
  readonly shift: string | undefined
}

/** The head of a day's column: its number and weekday. */
export function DayHead({ date, isToday, shift }: DayHeadProps) {
  const { day, weekdayShort } = dateParts(date, i18n.locale)
  return (
    <div
      role="columnheader"
      className={styles.head}
      aria-label={factLine([formatDay(date), shift])}
      title={shift}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.numeral}>{day}</span> <span className={styles.weekday}>{weekdayShort}</span>
      {shift !== undefined && <span className={styles.shift}>{shift}</span>}
    </div>
  )
}
