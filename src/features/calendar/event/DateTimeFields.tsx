import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { parseDate } from '#domain/time/parseDate.ts'
import { ComboField } from '../../../ui/ComboField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { formatFullDate } from '../format/formatDate.ts'
import styles from './EventDialog.module.css'
import { proposedTimes } from './eventForm.ts'

type DateTimeFieldsProps = {
  readonly legend: string
  readonly date: string
  /** null where only the day counts. */
  readonly time: string | null
  /** Only later times are proposed. */
  readonly after?: string | null
  readonly dateError: string | undefined
  readonly timeError: string | undefined
  readonly onDate: (text: string) => void
  readonly onTime: (text: string) => void
  /** One of the two was left. */
  readonly onBlur?: () => void
}

/** A day and a time of day; the day reads back as what it is called. */
export function DateTimeFields(props: DateTimeFieldsProps) {
  const { legend, date, time, after = null, dateError, timeError, onDate, onTime, onBlur } = props
  const { t } = useLingui()
  const legendId = useId()
  const understood = parseDate(date)
  return (
    <div role="group" aria-labelledby={legendId} className={styles.moment}>
      <span id={legendId} className={styles.legend}>
        {legend}
      </span>
      <TextField
        label={t`Date`}
        value={date}
        inputMode="numeric"
        autoComplete="off"
        hint={understood === null ? undefined : formatFullDate(understood)}
        error={dateError}
        onChange={onDate}
        onBlur={onBlur}
      />
      {time !== null && (
        <ComboField
          label={t`Time`}
          value={time}
          suggestions={proposedTimes(after)}
          error={timeError}
          onChange={onTime}
          onBlur={onBlur}
        />
      )}
    </div>
  )
}
