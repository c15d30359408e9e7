import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { ListField, type ListOption } from '../../../../ui/fields/ListField.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { shownTime } from './timeOptions.ts'
import styles from './when.module.css'

// lingui-set comment="Fields for the day and the time of day at which an event starts or ends."

type DateTimeFieldsProps = {
  readonly legend: string
  readonly date: Omit<DateFieldProps, 'label'>
  /** null where only the day counts. */
  readonly time: TimeProps | null
  /** What is to be known of the time on that day. */
  readonly note: string | null
  /** The zone, where it is shown. */
  readonly children?: ReactNode
}

type TimeProps = {
  readonly value: string
  readonly options: () => readonly ListOption[]
  /** The option that the list opens at. */
  readonly current: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly onPick: (value: string) => void
  readonly onOpen?: () => void
  readonly onLeft?: () => void
}

/** A day and a time of day. */
export function DateTimeFields({ legend, date, time, note, children }: DateTimeFieldsProps) {
  const { t } = useLingui()
  const legendId = useId()
  return (
    <div role="group" aria-labelledby={legendId} className={styles.moment}>
      <span id={legendId} className={styles.legend}>
        {legend}
      </span>
      <DateField {...date} label={t`Date`} />
      {time !== null && <ListField {...time} label={t`Time`} shown={shownTime(time.value)} />}
      {children}
      {time !== null && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}
