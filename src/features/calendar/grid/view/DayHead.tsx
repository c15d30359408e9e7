import { i18n } from '@lingui/core'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatDay } from '../../format/formatDate.ts'
import styles from './WeekGrid.module.css'

type DayHeadProps = { readonly date: IsoDate; readonly isToday: boolean }

/** The head of a day's column: its number and weekday. */
export function DayHead({ date, isToday }: DayHeadProps) {
  const { day, weekdayShort } = dateParts(date, i18n.locale)
  return (
    <div
      role="columnheader"
      className={styles.head}
      aria-label={formatDay(date)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.numeral}>{day}</span> <span className={styles.weekday}>{weekdayShort}</span>
    </div>
  )
}
