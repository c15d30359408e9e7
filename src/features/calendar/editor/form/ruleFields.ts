import type { RepeatRule } from '#domain/event/CalendarEvent.ts'
import type { Weekday } from '#domain/time/units.ts'
import type { EventForm } from './eventForm.ts'

type RuleFields = Pick<EventForm, 'frequency' | 'interval' | 'weekdays' | 'on' | 'monthDays'>

/** The fields for a rule. */
export const ruleFields = ({
  frequency,
  interval,
  weekdays,
  on,
  monthDays = [],
}: RepeatRule): RuleFields => ({
  frequency,
  interval: String(interval),
  weekdays: weekdays.join(','),
  on,
  monthDays: monthDays.join(','),
})

/** The rule in the fields; null while its interval is no number from 1 to 999. */
export function ruleOfFields(fields: RuleFields): RepeatRule | null {
  const { frequency, interval, weekdays, on, monthDays } = fields
  if (!/^\s*[1-9]\d{0,2}\s*$/.test(interval)) return null
  const rule = { frequency, interval: Number(interval), weekdays: weekdaysIn(weekdays), on }
  return on === 'days' ? { ...rule, monthDays: monthDaysIn(monthDays) } : rule
}

const weekdaysIn = (text: string): readonly Weekday[] =>
  everyWeekday.filter((weekday) => text.split(',').includes(String(weekday)))

const monthDaysIn = (text: string): readonly number[] =>
  text
    .split(',')
    .map(Number)
    .filter((day) => Number.isInteger(day) && day !== 0 && day >= -1 && day <= 31)

const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
