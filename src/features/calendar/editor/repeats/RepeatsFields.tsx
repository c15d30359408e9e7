import { useLingui } from '@lingui/react/macro'
import { parseDate } from '#domain/time/parseDate.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { formatCustomRule } from '../../format/formatRepeats.ts'
import { repeatChoices } from '../../format/repeatChoices.ts'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import type { EventForm } from '../form/eventForm.ts'
import { DateField } from '../when/DateField.tsx'
import { nextDates } from './nextDates.ts'
import { NextDatesList } from './NextDatesList.tsx'
import styles from './repeats.module.css'
import { staveOf, withRhythm, withStave } from './stave.ts'
import { StaveFields } from './StaveFields.tsx'

// lingui-set comment="How an event repeats. “Repeats” and “Ends” are names of fields (when the series ends); “Never” answers “Ends”."

type RepeatsFieldsProps = Omit<EventFieldsProps, 'own'>

/** This many dates show what a rule means. */
const shownDates = 5

/** Whether an event repeats, how, and until when; what that means is said below. */
export function RepeatsFields(props: RepeatsFieldsProps) {
  const { form, read, ownRule, stored = null, today, errorOf, onChange, onPick } = props
  const { t } = useLingui()
  const start = parseDate(read.startDate)
  const rule = start === null ? null : staveOf(form, start)
  const next = form.repeats === 'never' ? null : nextDates(read, shownDates, stored)

  function onRepeats(repeats: EventForm['repeats']) {
    const isRhythm = repeats !== 'never' && repeats !== 'rule' && repeats !== 'custom'
    if (isRhythm && start !== null) onPick(withRhythm(repeats, start))
    else onChange({ repeats })
  }

  return (
    <div className={styles.repeats}>
      <SelectField
        label={t`Repeats`}
        value={form.repeats}
        hint={form.repeats === 'custom' ? ownRule?.hint : undefined}
        options={[
          { value: 'never', label: t`Does not repeat` },
          ...(start === null ? [] : repeatChoices(start)),
          {
            value: 'rule' as const,
            label: form.repeats === 'rule' && next ? formatCustomRule(next.rule) : t`Custom …`,
          },
          ...(ownRule ? [{ value: 'custom' as const, label: ownRule.label }] : []),
        ]}
        onChange={onRepeats}
      />
      {rule !== null && start !== null && (
        <StaveFields
          interval={form.repeats === 'rule' ? form.interval : '1'}
          {...{ rule, start, onPick }}
          error={errorOf('interval')}
          onInterval={(interval) => onChange({ ...withStave(rule, start), repeats: 'rule', interval })}
        />
      )}
      {form.repeats !== 'never' && <SeriesEnd {...props} />}
      {next && <NextDatesList {...next} {...{ start, today }} />}
    </div>
  )
}

function SeriesEnd(props: RepeatsFieldsProps) {
  const { form, read, calendars, today, zone, errorOf, onChange, onLeft, onPick } = props
  const { t } = useLingui()
  return (
    <div className={styles.pair}>
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
      {form.ending === 'on' && (
        <DateField
          label={t`Last date`}
          value={form.lastDate}
          near={parseDate(read.startDate) ?? today}
          {...{ today, zone, calendars, onLeft }}
          error={errorOf('lastDate')}
          onChange={(lastDate) => onChange({ lastDate })}
          onPick={(lastDate) => onPick({ lastDate })}
        />
      )}
      {form.ending === 'after' && (
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
