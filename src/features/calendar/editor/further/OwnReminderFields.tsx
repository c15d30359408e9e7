import { useLingui } from '@lingui/react/macro'
import { quarterHours } from '#domain/layout/freeTimes.ts'
import { ListField } from '../../../../ui/fields/ListField.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { DateField, type DateFieldProps } from '../when/DateField.tsx'
import type { TypedReminder } from '../form/eventForm.ts'
import { shownTime, startOptions } from '../when/timeOptions.ts'
import styles from './further.module.css'

// lingui-set comment="A reminder at a time that a person types: a number of minutes, hours, days or weeks before or after an event, or a date and a time."

type OwnReminderFieldsProps = Pick<DateFieldProps, 'near' | 'today' | 'zone' | 'calendars' | 'onLeft'> & {
  readonly typed: TypedReminder
  readonly isAllDay: boolean
  /** Whether its first field has the focus when it comes. */
  readonly hasFocus: boolean
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedReminder>) => void
}

/** How long before or after what, or when. */
export function OwnReminderFields(props: OwnReminderFieldsProps) {
  const { typed, isAllDay, onChange } = props
  const { t } = useLingui()
  return (
    <div className={styles.own}>
      {typed.from === 'at' ? <DateFields {...props} /> : <LengthFields {...props} />}
      <SelectField
        label={t`Measured from`}
        value={typed.from}
        options={[
          ...(isAllDay ? [{ value: 'days' as const, label: t`The day, by the clock` }] : []),
          { value: 'beforeStart', label: t`Before the start` },
          { value: 'afterStart', label: t`After the start` },
          { value: 'beforeEnd', label: t`Before the end` },
          { value: 'afterEnd', label: t`After the end` },
          { value: 'at', label: t`A date and time` },
        ]}
        onChange={(from) => onChange({ from })}
      />
    </div>
  )
}

function LengthFields({ typed, hasFocus, error, onChange, onLeft }: OwnReminderFieldsProps) {
  const { t } = useLingui()
  const isByClock = typed.from === 'days'
  return (
    <>
      <TextField
        label={isByClock ? t`Days before` : t`Number`}
        value={typed.count}
        inputMode="numeric"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type here
        autoFocus={hasFocus}
        error={error}
        onChange={(count) => onChange({ count })}
      />
      {isByClock ? (
        <TimeField {...{ typed, onChange, onLeft }} />
      ) : (
        <SelectField
          label={t`Unit`}
          value={typed.unit}
          options={[
            { value: 'minute', label: t`Minutes` },
            { value: 'hour', label: t`Hours` },
            { value: 'day', label: t`Days` },
            { value: 'week', label: t`Weeks` },
          ]}
          onChange={(unit) => onChange({ unit })}
        />
      )}
    </>
  )
}

function DateFields({ typed, error, onChange, onLeft, ...month }: OwnReminderFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <DateField
        {...month}
        label={t`Date`}
        value={typed.date}
        error={error}
        onChange={(date) => onChange({ date })}
        onPick={(date) => onChange({ date })}
        onLeft={onLeft}
      />
      <TimeField {...{ typed, onChange, onLeft }} />
    </>
  )
}

type TimeFieldProps = Pick<OwnReminderFieldsProps, 'typed' | 'onChange' | 'onLeft'>

function TimeField({ typed, onChange, onLeft }: TimeFieldProps) {
  const { t } = useLingui()
  return (
    <ListField
      label={t`Time`}
      value={typed.time}
      shown={shownTime(typed.time)}
      options={() => startOptions(quarterHours)}
      current={typed.time}
      onChange={(time) => onChange({ time })}
      onPick={(time) => onChange({ time })}
      onLeft={onLeft}
    />
  )
}
