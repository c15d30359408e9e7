import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { formatFullDate } from '../format/formatDate.ts'
import styles from './EventDialog.module.css'
import { proposedTimes } from './form/proposedTimes.ts'

// lingui-set comment="Fields for the day and the time of day at which an event starts or ends."

type DateTimeFieldsProps = {
  readonly legend: string
  readonly date: string
  /** The day that this text means; null for none. */
  readonly day: IsoDate | null
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

/** A day and a time of day. The day is formatted when the field is left. */
export function DateTimeFields(props: DateTimeFieldsProps) {
  const { legend, date, day, time, after = null, dateError, timeError, onDate, onTime, onBlur } = props
  const { t } = useLingui()
  const legendId = useId()
  return (
    <div role="group" aria-labelledby={legendId} className={styles.moment}>
      <span id={legendId} className={styles.legend}>
        {legend}
      </span>
      <TextField
        label={t`Date`}
        value={date}
        autoComplete="off"
        hint={day === null ? undefined : formatFullDate(day)}
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
