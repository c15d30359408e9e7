import { i18n } from '@lingui/core'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatDay } from '../../format/formatDate.ts'
import type { Daylight } from './daylight/Daylight.ts'
import { factLine } from '../../../../ui/join.ts'
import type { ShiftRemark } from './rulers/shiftsByDay.ts'
import styles from './WeekGrid.module.css'

type DayHeadProps = {
  readonly date: IsoDate
  readonly isToday: boolean
  /** Its column has no room for more than its number. */
  readonly isNarrow?: boolean | undefined
  /** How the clocks of other places differ from their rulers from here on; undefined on most days. */
  readonly shifts: readonly ShiftRemark[] | undefined
  readonly daylight?: Daylight | undefined
}

/** The head of a day's column: its number and weekday. */
export function DayHead({ date, isToday, isNarrow, shifts, daylight }: DayHeadProps) {
  const { day, weekdayShort } = dateParts(date, i18n.locale)
  const moon = daylight?.moon(date)
  const shift = factLine(shifts?.map(({ text }) => text) ?? [])
  const title = factLine([shift, moon?.name, daylight?.sun(date)])
  return (
    <div
      role="columnheader"
      className={styles.head}
      aria-label={factLine([formatDay(date), shift, moon?.name])}
      title={title === '' ? undefined : title}
      aria-current={isToday ? 'date' : undefined}
      data-narrow={isNarrow ? '' : undefined}
    >
      <span className={styles.numeral}>{day}</span> <span className={styles.weekday}>{weekdayShort}</span>
      {moon?.glyph}
      {shifts && (
        <span className={styles.shifts} data-several={shifts.length > 1 ? '' : undefined}>
          {shifts.map(drawn)}
        </span>
      )}
    </div>
  )
}

/** The city, wherever a language has it, and around it how much later it is there. */
function drawn({ text, city }: ShiftRemark) {
  const [before, ...after] = text.split(city)
  return (
    <span key={city} className={styles.shift}>
      {before}
      <span className={styles.city}>{city}</span>
      {after.join(city)}
    </span>
  )
}
