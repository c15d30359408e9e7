import { i18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { RepeatRule } from '#domain/event/CalendarEvent.ts'
import { weekdayOfDate } from '#domain/time/dates.ts'
import type { IsoDate, Weekday } from '#domain/time/units.ts'
import { dateWordsIn } from '../../../../locales/dateWords.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { EventForm } from '../form/eventForm.ts'
import { dayChoices } from './dayChoices.ts'
import styles from './repeats.module.css'
import { withStave, withWeekday } from './stave.ts'

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
            onChange={(on) => onRule({ on })}
          />
        )}
      </div>
      {frequency === 'WEEKLY' && <Weekdays {...{ rule, start, onPick }} />}
    </>
  )
}

type WeekdaysProps = Pick<StaveFieldsProps, 'rule' | 'start' | 'onPick'>

/** Seven round caps; that of the start is pressed in any case. */
function Weekdays({ rule, start, onPick }: WeekdaysProps) {
  const { t } = useLingui()
  const legendId = useId()
  const { firstDay } = useViewOptions()
  const { weekdays, weekdaysNarrow } = dateWordsIn(i18n.locale)
  const isOn = (weekday: Weekday) => weekday === weekdayOfDate(start) || rule.weekdays.includes(weekday)
  return (
    <div className={styles.stave}>
      <span id={legendId} className={styles.legend}>{t`Weekdays`}</span>
      <div role="group" aria-labelledby={legendId} className={styles.caps}>
        {everyWeekday.map((_, index) => {
          const weekday = everyWeekday[(index + firstDay) % 7] ?? 0
          return (
            <button
              key={weekday}
              type="button"
              className={styles.cap}
              aria-label={weekdays[weekday]}
              aria-pressed={isOn(weekday)}
              onClick={() => onPick(withWeekday(rule, weekday, start))}
            >
              {weekdaysNarrow[weekday]}
            </button>
          )
        })}
      </div>
    </div>
  )
}

const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
