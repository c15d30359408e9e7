import { useLingui } from '@lingui/react/macro'
import { parseDate } from '#domain/time/parseDate.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { repeatChoices } from '../format/repeatChoices.ts'
import styles from './EventDialog.module.css'
import type { EventFieldsProps } from './EventFieldsProps.ts'
import { DateField } from './when/DateField.tsx'

// lingui-set comment="How an event repeats. “Repeats” and “Ends” are names of fields (when the series ends); “Never” answers “Ends”."

type RepeatsFieldsProps = Omit<EventFieldsProps, 'own'>

/** Whether an event repeats, how, and until when. */
export function RepeatsFields(props: RepeatsFieldsProps) {
  const { form, read, ownRule, calendars, today, zone, errorOf, onChange, onLeft, onPick } = props
  const { t } = useLingui()
  const date = parseDate(read.startDate)
  return (
    <div className={styles.pair}>
      <SelectField
        label={t`Repeats`}
        value={form.repeats}
        hint={form.repeats === 'custom' ? ownRule?.hint : undefined}
        options={[
          { value: 'never', label: t`Does not repeat` },
          ...(date === null ? [] : repeatChoices(date)),
          ...(ownRule ? [{ value: 'custom' as const, label: ownRule.label }] : []),
        ]}
        onChange={(repeats) => onChange({ repeats })}
      />
      {form.repeats !== 'never' && (
        <SelectField
          label={t({ message: 'Ends', context: 'series' })}
          value={form.ending}
          options={[
            { value: 'never', label: t`Never` },
            { value: 'on', label: t`On a date` },
            { value: 'after', label: t`After … times` },
          ]}
          onChange={(ending) => onChange({ ending })}
        />
      )}
      {form.repeats !== 'never' && form.ending === 'on' && (
        <DateField
          label={t`Last date`}
          value={form.lastDate}
          near={date ?? today}
          {...{ today, zone, calendars, onLeft }}
          error={errorOf('lastDate')}
          onChange={(lastDate) => onChange({ lastDate })}
          onPick={(lastDate) => onPick({ lastDate })}
        />
      )}
      {form.repeats !== 'never' && form.ending === 'after' && (
        <TextField
          label={t`Number of times`}
          value={form.times}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('times')}
          onChange={(times) => onChange({ times })}
        />
      )}
    </div>
  )
}
