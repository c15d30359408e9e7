import { useLingui } from '@lingui/react/macro'
import { parseDate } from '#domain/time/parseDate.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { formatFullDate } from '../format/formatDate.ts'
import { repeatChoices } from '../format/repeatChoices.ts'
import styles from './EventDialog.module.css'
import type { EventForm, FormField } from './eventForm.ts'

type RepeatsFieldsProps = {
  readonly form: EventForm
  /** Whether the event has a rule that no choice says; it can be kept. */
  readonly hasOwnRule: boolean
  /** What is to be known of that rule. */
  readonly ruleHint: string | undefined
  readonly errorOf: (field: FormField) => string | undefined
  readonly onChange: (change: Partial<EventForm>) => void
}

/** Whether an event repeats, how, and until when. */
export function RepeatsFields({ form, hasOwnRule, ruleHint, errorOf, onChange }: RepeatsFieldsProps) {
  const { t } = useLingui()
  const date = parseDate(form.startDate)
  const last = parseDate(form.lastDate)
  return (
    <div className={styles.pair}>
      <SelectField
        label={t`Repeats`}
        value={form.repeats}
        hint={form.repeats === 'custom' ? ruleHint : undefined}
        options={[
          { value: 'never', label: t`Does not repeat` },
          ...(date === null ? [] : repeatChoices(date)),
          ...(hasOwnRule ? [{ value: 'custom' as const, label: t`As it does now` }] : []),
        ]}
        onChange={(repeats) => onChange({ repeats })}
      />
      {form.repeats !== 'never' && (
        <SelectField
          label={t`Until`}
          value={form.ending}
          options={[
            { value: 'never', label: t`Without end` },
            { value: 'on', label: t`A last date` },
            { value: 'after', label: t`A number of times` },
          ]}
          onChange={(ending) => onChange({ ending })}
        />
      )}
      {form.repeats !== 'never' && form.ending === 'on' && (
        <TextField
          label={t`Last date`}
          value={form.lastDate}
          inputMode="numeric"
          autoComplete="off"
          hint={last === null ? undefined : formatFullDate(last)}
          error={errorOf('lastDate')}
          onChange={(lastDate) => onChange({ lastDate })}
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
