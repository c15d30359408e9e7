import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RepeatRule } from '#domain/event/CalendarEvent.ts'
import { monthDaysWith } from '#domain/event/repeats/recurOf.ts'
import { weekdayOfDate } from '#domain/time/dates.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { EventForm } from '../form/eventForm.ts'
import { dayChoices } from './dayChoices.ts'
import styles from './repeats.module.css'
import { MonthDayCaps } from './MonthDayCaps.tsx'
import { withDays, withMonthDay, withStave, withWeekday } from './stave.ts'
import { WeekdayCaps } from './WeekdayCaps.tsx'

// lingui-set comment="How an event repeats, part by part. “Every” is the name of a field for a number, “Unit” of one beside it with “1 week”, “3 months” …"

type StaveFieldsProps = {
  readonly rule: RepeatRule
  readonly start: IsoDate
  /** As it is typed. */
  readonly interval: string
  readonly error: string | undefined
  readonly onInterval: (text: string) => void
  readonly onPick: (change: Partial<EventForm>) => void
}

/** The parts of a rule: every so many weeks, on which days. */
export function StaveFields({ rule, start, interval, error, onInterval, onPick }: StaveFieldsProps) {
  const { t } = useLingui()
  const { frequency, interval: count } = rule
  const onRule = (change: Partial<RepeatRule>) => onPick(withStave({ ...rule, ...change }, start))
  return (
    <>
      <div className={styles.every}>
        <TextField
          label={t`Every`}
          value={interval}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          onChange={onInterval}
        />
        <SelectField
          label={t`Unit`}
          value={frequency}
          options={[
            { value: 'DAILY', label: plural(count, { one: '# day', other: '# days' }) },
            { value: 'WEEKLY', label: plural(count, { one: '# week', other: '# weeks' }) },
            { value: 'MONTHLY', label: plural(count, { one: '# month', other: '# months' }) },
            { value: 'YEARLY', label: plural(count, { one: '# year', other: '# years' }) },
          ]}
          onChange={(chosen) => onRule({ frequency: chosen, weekdays: [], on: 'day' })}
        />
        {(frequency === 'MONTHLY' || frequency === 'YEARLY') && (
          <SelectField
            label={t`On`}
            value={rule.on}
            options={dayChoices(frequency, start)}
            onChange={(on) => onPick(withDays(rule, on, start))}
          />
        )}
      </div>
      {frequency === 'MONTHLY' && rule.on === 'days' && (
        <MonthDayCaps
          isOn={(day) => monthDaysWith(rule.monthDays ?? [], dayNumber(start)).includes(day)}
          onToggle={(day) => onPick(withMonthDay(rule, day, start))}
        />
      )}
      {frequency === 'WEEKLY' && <Weekdays {...{ rule, start, onPick }} />}
    </>
  )
}

type WeekdaysProps = Pick<StaveFieldsProps, 'rule' | 'start' | 'onPick'>

/** The day of the start is pressed in any case. */
function Weekdays({ rule, start, onPick }: WeekdaysProps) {
  const { t } = useLingui()
  return (
    <WeekdayCaps
      legend={t`Weekdays`}
      isOn={(weekday) => weekday === weekdayOfDate(start) || rule.weekdays.includes(weekday)}
      onToggle={(weekday) => onPick(withWeekday(rule, weekday, start))}
    />
  )
}
