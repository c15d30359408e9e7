import { i18n } from '@lingui/core'
import { memo } from 'react'
import { monthGrid } from '#domain/time/dates.ts'
import type { IsoDate, Weekday } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatCell } from '../../format/formatCell.ts'
import { formatMonth } from '../../format/formatDate.ts'
import { factLine } from '../../../../ui/join.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import type { SavedMatch } from '../../grid/model/SavedMatches.ts'
import type { ChipStyle } from '../../grid/view/ChipContext.ts'
import { matchName } from '../../grid/view/matchMarks.ts'
import type { DayMatches } from './matchesByDay.ts'
import styles from './YearView.module.css'

type YearMonthProps = {
  /** Its first day. */
  readonly month: IsoDate
  readonly firstDay: Weekday
  readonly counts: ReadonlyMap<IsoDate, number>
  /** Of days with events, while saved searches are on. */
  readonly matched: ReadonlyMap<IsoDate, DayMatches>
  /** The selected day, which has the tab stop; null if it is in another month. */
  readonly date: IsoDate | null
  /** Null if it is in another month. */
  readonly today: IsoDate | null
  readonly isRead: boolean
}

/** One of twelve small months, in whole weeks; their days of other months stay empty. */
export const YearMonth = memo(function YearMonth(props: YearMonthProps) {
  const { month, firstDay, counts, matched, date, today, isRead } = props
  const name = month.slice(0, 7)
  const weeks = rowsOf(monthGrid(month, firstDay))
  const dayIn = (day: IsoDate) => {
    const count = counts.get(day) ?? 0
    const { marks = [], isFaint = false } = matched.get(day) ?? {}
    return (
      <button
        type="button"
        tabIndex={day === date ? 0 : -1}
        className={styles.day}
        aria-label={factLine([
          formatCell({ date: day, count }, !isRead && count === 0),
          marks.length > 0 && matchName(marks),
        ])}
        aria-current={day === today ? 'date' : undefined}
        data-cell={day}
        data-density={densityOf(count)}
        data-matched={marks.length > 0 ? '' : undefined}
        data-faint={isFaint ? '' : undefined}
        style={marks[0] && markStyle(marks[0])}
      >
        {dateParts(day, i18n.locale).day}
      </button>
    )
  }
  return (
    <div className={styles.month}>
      <h2 className={styles.name}>{dateParts(month, i18n.locale).month}</h2>
      <table role="grid" aria-label={formatMonth(month)} className={styles.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" aria-label={dateParts(day, i18n.locale).weekday}>
                {dateParts(day, i18n.locale).weekdayNarrow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>{day.startsWith(name) && dayIn(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

const markStyle = ({ spine }: SavedMatch): ChipStyle => ({ '--mark': spine })

/** How dark a day is, in four steps: none, a few, some, many. */
function densityOf(count: number): '1' | '2' | '3' | undefined {
  if (count === 0) return undefined
  if (count <= 2) return '1'
  return count <= 4 ? '2' : '3'
}
