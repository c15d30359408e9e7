import type { RepeatRule } from '#domain/event/CalendarEvent.ts'
import type { Weekday } from '#domain/time/units.ts'
import type { EventForm } from './eventForm.ts'

type RuleFields = Pick<EventForm, 'frequency' | 'interval' | 'weekdays' | 'on'>

/** The fields for a rule. */
export const ruleFields = ({ frequency, interval, weekdays, on }: RepeatRule): RuleFields => ({
  frequency,
  interval: String(interval),
  weekdays: weekdays.join(','),
  on,
})

/** The rule in the fields; null while its interval is no number from 1 to 999. */
export function ruleOfFields({ frequency, interval, weekdays, on }: RuleFields): RepeatRule | null {
  if (!/^\s*[1-9]\d{0,2}\s*$/.test(interval)) return null
  return { frequency, interval: Number(interval), weekdays: weekdaysIn(weekdays), on }
}

const weekdaysIn = (text: string): readonly Weekday[] =>
  everyWeekday.filter((weekday) => text.split(',').includes(String(weekday)))

const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
