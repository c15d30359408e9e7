import { t } from '@lingui/core/macro'
import { formatDay } from '../../../format/formatDate.ts'
import type { DayModel } from '../../model/DayModel.ts'
import styles from './strip.module.css'

// lingui-set comment="In a week whose empty weekend is folded: the button on one of its days that unfolds it."

/** An empty day of a weekend: a button as high as the day. */
export function weekendStrip({ date }: DayModel) {
  const day = formatDay(date)
  const label = t`Unfold ${day}`
  return (
    <button
      key="weekend"
      type="button"
      tabIndex={-1}
      className={`${styles.strip} ${styles.weekend}`}
      aria-label={label}
      title={label}
      data-strip="weekend"
    />
  )
}
