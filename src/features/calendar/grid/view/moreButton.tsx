import { t } from '@lingui/core/macro'
import { formatDay } from '../../format/formatDate.ts'
import { factLine } from '../../../../ui/join.ts'
import type { DayModel } from '../model/DayModel.ts'
import type { ChipContext } from './ChipContext.ts'
import { hiddenMarks } from './matchMarks.ts'
import styles from './moreButton.module.css'

/**
 * `+3 more`: opens the list of all events of a day, and bears the marks of the saved searches that some behind it match.
 * A function and not a component: a full month has one for each day.
 *
 * @param gap how many lines are left empty above it
 */
export function moreButton({ date, hidden, hiddenEvents = [] }: DayModel, { matches }: ChipContext, gap = 0) {
  const day = formatDay(date)
  const marks = hiddenMarks(hiddenEvents, matches)
  return (
    <button
      key="more"
      type="button"
      tabIndex={-1}
      className={styles.more}
      aria-label={factLine([t`${hidden} more, ${day}`, marks.name])}
      aria-haspopup="dialog"
      data-more={date}
      data-hidden={hidden}
      data-gap={gap > 0 ? gap : undefined}
      data-matched={marks.count}
      style={marks.style ?? undefined}
    >
      {t`+${hidden} more`}
    </button>
  )
}
