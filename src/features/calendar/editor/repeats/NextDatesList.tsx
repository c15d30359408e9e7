import { useLingui } from '@lingui/react/macro'
import type { Rule } from '#domain/recurrence/Rule.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { formatRule } from '../../format/formatRepeats.ts'
import { formatFieldDate } from '../when/formatFieldDate.ts'
import styles from './repeats.module.css'

// lingui-set comment="Of an event that repeats: the name of a list of its next dates, and the first one, where the date that was typed is none of them."

type NextDatesListProps = {
  readonly rule: Rule | null
  readonly dates: readonly IsoDate[]
  /** There are more than these. */
  readonly isMore: boolean
  /** The date in the form; null while it cannot be read. */
  readonly start: IsoDate | null
  readonly today: IsoDate
}

/** What a rule means: its sentence, and its first dates, of which the date in the form need not be one. */
export function NextDatesList({ rule, dates, isMore, start, today }: NextDatesListProps) {
  const { t } = useLingui()
  const sentence = rule && formatRule(rule)
  const [first] = dates
  const begin = start !== null && first !== undefined && first > start && formatFieldDate(first, today)
  return (
    <div className={styles.meaning}>
      {sentence !== null && <p className={styles.sentence}>{sentence}</p>}
      {begin !== false && <p className={styles.sentence}>{t`Begins on ${begin}`}</p>}
      <ol aria-label={t`Next dates`} className={styles.dates}>
        {dates.map((date) => (
          <li key={date}>{formatFieldDate(date, today)}</li>
        ))}
        {isMore && <li aria-hidden>…</li>}
      </ol>
    </div>
  )
}
