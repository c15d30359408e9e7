import { useLingui } from '@lingui/react/macro'
import type { Rule } from '#domain/recurrence/Rule.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { formatRule } from '../../format/formatRepeats.ts'
import { formatFieldDate } from '../when/formatFieldDate.ts'
import styles from './repeats.module.css'

// lingui-set comment="The name of a list of dates: those on which an event that repeats is next."

type NextDatesListProps = {
  readonly rule: Rule | null
  readonly dates: readonly IsoDate[]
  /** There are more than these. */
  readonly isMore: boolean
  readonly today: IsoDate
}

/** What a rule means: its sentence, and its first dates. */
export function NextDatesList({ rule, dates, isMore, today }: NextDatesListProps) {
  const { t } = useLingui()
  const sentence = rule && formatRule(rule)
  return (
    <div className={styles.meaning}>
      {sentence !== null && <p className={styles.sentence}>{sentence}</p>}
      <ol aria-label={t`Next dates`} className={styles.dates}>
        {dates.map((date) => (
          <li key={date}>{formatFieldDate(date, today)}</li>
        ))}
        {isMore && <li aria-hidden>…</li>}
      </ol>
    </div>
  )
}
