import { i18n } from '@lingui/core'
import { memo } from 'react'
import { weekdayOfDate } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import styles from './MonthGrid.module.css'

/** The weekdays over the weeks of a month. */
export const MonthHeads = memo(function MonthHeads({ days }: { readonly days: readonly DayModel[] }) {
  return (
    <div role="row" className={styles.heads}>
      {days.map(({ date }) => (
        <Weekday key={weekdayOfDate(date)} date={date} />
      ))}
    </div>
  )
})

function Weekday({ date }: { readonly date: IsoDate }) {
  const { weekday, weekdayShort, weekdayNarrow } = dateParts(date, i18n.locale)
  return (
    <div role="columnheader" className={styles.head} aria-label={weekday}>
      <span className={styles.short}>{weekdayShort}</span>
      {weekdayShort.length > maxLetters && <span className={styles.narrow}>{weekdayNarrow}</span>}
    </div>
  )
}

/** So many letters of a weekday have space on a phone. Arabic has no shorter names than the whole ones. */
const maxLetters = 4
