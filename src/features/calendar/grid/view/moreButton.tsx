import { t } from '@lingui/core/macro'
import { formatDay } from '../../format/formatDate.ts'
import type { DayModel } from '../model/DayModel.ts'
import styles from './moreButton.module.css'

/**
 * `+3 more`: opens the list of all events of a day. A function and not a component: a full month has one for
 * each day.
 *
 * @param gap how many lines are left empty above it
 */
export function moreButton({ date, hidden }: DayModel, gap = 0) {
  const day = formatDay(date)
  return (
    <button
      key="more"
      type="button"
      tabIndex={-1}
      className={styles.more}
      aria-label={t`${hidden} more, ${day}`}
      aria-haspopup="dialog"
      data-more={date}
      data-hidden={hidden}
      data-gap={gap > 0 ? gap : undefined}
    >
      {t`+${hidden} more`}
    </button>
  )
}
