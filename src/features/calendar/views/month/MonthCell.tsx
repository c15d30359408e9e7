import { i18n } from '@lingui/core'
import { memo } from 'react'
import type { EpochMs } from '#domain/time/units.ts'
import { formatCell } from '../../format/formatCell.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatDay } from '../../format/formatDate.ts'
import { formatSecondaryDate } from '../../format/formatSecondaryDate.ts'
import { factLine } from '../../../../ui/join.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import type { Daylight } from '../../grid/view/daylight/Daylight.ts'
import { laneChip } from '../../grid/view/laneChip.tsx'
import { moreButton } from '../../grid/view/moreButton.tsx'
import styles from './MonthGrid.module.css'

export type MonthCellProps = {
  readonly day: DayModel
  readonly isToday: boolean
  /** Nothing is known of it (yet). */
  readonly isUnread: boolean
  readonly isOutside: boolean
  /** It belongs to a weekend. */
  readonly isFree: boolean
  /** The number of its week, in the first cell of a row; null elsewhere. */
  readonly week: number | null
  /** How many lines it has room for. */
  readonly room: number
  /** The moon of its days, for those who want to see it. */
  readonly daylight?: Daylight | undefined
  readonly context: ChipContext
  readonly now: EpochMs
}

/** One day of a month. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { day, isToday, isUnread, isOutside, isFree, week, room, daylight, context, now } = props
  const { day: numeral, monthShort } = dateParts(day.date, i18n.locale)
  const secondary = formatSecondaryDate(day.date)
  const moon = daylight?.moon(day.date)
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className={styles.cell}
      aria-current={isToday ? 'date' : undefined}
      data-cell={day.date}
      data-outside={isOutside ? '' : undefined}
      data-free={isFree ? '' : undefined}
      data-week={week ?? undefined}
    >
      {/* The cell takes its name from the group; a name of its own would have to hold every title in it. */}
      <div
        role="group"
        aria-label={factLine([formatCell(day, isUnread), secondary?.full, moon?.name])}
        className={styles.inside}
      >
        <button
          type="button"
          tabIndex={-1}
          className={styles.day}
          aria-label={formatDay(day.date)}
          title={moon?.name}
          data-day={day.date}
          data-month={day.date.endsWith('-01') ? monthShort : undefined}
        >
          <span className={styles.numeral} data-quiet={isOutside ? '' : undefined}>
            {numeral}
          </span>
          {/* The name of the cell has it in full; as text here, the name of the button would have to have it too. */}
          {secondary !== null && (
            <span
              className={styles.secondary}
              data-date={secondary.short}
              data-long={secondary.short.length > 2 ? '' : undefined}
              aria-hidden
            />
          )}
          {moon?.glyph}
        </button>
        {day.lanes.map((bar) => laneChip(bar, context, now))}
        {day.hidden > 0 && moreButton(day, context, room - 1 - linesOf(day))}
      </div>
    </div>
  )
})

const linesOf = ({ lanes }: DayModel) => (lanes.at(-1)?.lane ?? -1) + 1
