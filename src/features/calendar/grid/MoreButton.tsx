import { Trans, useLingui } from '@lingui/react/macro'
import { dayName } from '../words/dateName.ts'
import type { DayModel } from './DayModel.ts'
import styles from './MoreButton.module.css'

/** `+3 more`: opens the list of all that a day holds. */
export function MoreButton({ day: { date, hidden } }: { readonly day: DayModel }) {
  const { t } = useLingui()
  const day = dayName(date)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.more}
      aria-label={t`${hidden} more, ${day}`}
      aria-haspopup="dialog"
      data-more={date}
    >
      <Trans>
        +{hidden} <span className={styles.word}>more</span>
      </Trans>
    </button>
  )
}
