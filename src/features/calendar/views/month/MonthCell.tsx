import { i18n } from '@lingui/core'
import { memo } from 'react'
import { weekdayOfDate } from '#domain/time/dates.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { formatCell } from '../../format/formatCell.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatDay } from '../../format/formatDate.ts'
import type { ChipContext } from '../../grid/view/chip.tsx'
import type { DayModel } from '../../grid/model/DayModel.ts'
import { laneChip } from '../../grid/view/laneChip.tsx'
import { moreButton } from '../../grid/view/moreButton.tsx'
import styles from './MonthGrid.module.css'

type MonthCellProps = {
  readonly day: DayModel
  readonly isToday: boolean
  readonly isOutside: boolean
  /** How many lines it has room for. */
  readonly room: number
  readonly context: ChipContext
  readonly now: EpochMs
}

/** One day of a month. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { day, isToday, isOutside, room, context, now } = props
  const { day: numeral, monthShort } = dateParts(day.date, i18n.locale)
  const weekday = weekdayOfDate(day.date)
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className={styles.cell}
      aria-current={isToday ? 'date' : undefined}
      data-cell={day.date}
      data-outside={isOutside || weekday === 0 || weekday === 6 ? '' : undefined}
    >
      {/* The cell takes its name from the group; a name of its own would have to hold every title in it. */}
      <div role="group" aria-label={formatCell(day)} className={styles.inside}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.day}
          aria-label={formatDay(day.date)}
          data-day={day.date}
          data-month={day.date.endsWith('-01') ? monthShort : undefined}
        >
          <span className={styles.numeral} data-quiet={isOutside ? '' : undefined}>
            {numeral}
          </span>
        </button>
        {day.lanes.map((bar) => laneChip(bar, context, now))}
        {day.hidden > 0 && moreButton(day, room - 1 - linesOf(day))}
      </div>
    </div>
  )
})

const linesOf = ({ lanes }: DayModel) => (lanes.at(-1)?.lane ?? -1) + 1
