import type { JCalValue } from '#contract/jcal.ts'
import { dayOfMonthLike } from '../../recurrence/dayInMonth.ts'
import { weekdayNames } from '../../recurrence/weekdayNames.ts'
import { civil, daysInMonth, weekdayOf } from '../../time/dayNumber.ts'
import { instantOf } from '../../time/instantOf.ts'
import type { DayNumber, Weekday } from '../../time/units.ts'
import { localDateTime, utcText, localMsOf } from '../../time/localDateTime.ts'
import { dayOfWhen } from './onDay.ts'
import type { DraftWhen, RepeatRule, Repeats, RepeatsEnd, Rhythm } from '../CalendarEvent.ts'

/**
 * The `recur` value of a choice (RFC 7265 3.6.10), for an event at that time. UNTIL is the time of the event
 * on its last day: a date, floating, or in UTC, as DTSTART requires (RFC 5545 3.3.10).
 */
export function recurOf({ every, end, rule }: Repeats, when: DraftWhen): JCalValue {
  const start = dayOfWhen(when)
  const parts =
    every !== 'custom'
      ? rhythmParts(every, start)
      : rule
        ? ruleParts(rule, start)
        : rhythmParts('week', start)
  return { ...parts, ...endParts(end, when) }
}

/** The parts of a rule for its end; none for a rule without end. */
export function endParts(
  end: RepeatsEnd,
  when: DraftWhen,
): { readonly count?: number; readonly until?: string } {
  if (end.kind === 'never') return {}
  if (end.kind === 'after') return { count: end.times }
  if (when.kind === 'allDay') return { until: end.date }
  const local = `${end.date}${localDateTime(localMsOf(when.start)).slice(10)}`
  return { until: when.zone === null ? local : utcText(instantOf(local, when.zone)) }
}

type RuleParts = { readonly [part: string]: string | number | readonly string[] | readonly number[] }

/** What a rule means for an event that starts on a day. */
export function ruleParts(rule: RepeatRule, start: DayNumber): RuleParts {
  const { frequency, interval, weekdays, on } = rule
  const parts = { freq: frequency, ...(interval > 1 && { interval }) }
  if (frequency === 'DAILY') return parts
  if (frequency === 'WEEKLY') return { ...parts, byday: weekdayParts([...weekdays, weekdayOf(start)]) }
  const { month, day } = civil(start)
  const days = dayInMonthParts(rule, start)
  if (frequency === 'MONTHLY') return { ...parts, ...(on === 'day' ? { bymonthday: day } : days) }
  return on === 'day' || on === 'days' ? parts : { ...parts, bymonth: month, ...days }
}

/** One name, or several from Monday on. */
function weekdayParts(weekdays: readonly Weekday[]): string | readonly string[] {
  const fromMonday = (weekday: Weekday) => (weekday + 6) % 7
  const names = [...new Set(weekdays)]
    .toSorted((one, other) => fromMonday(one) - fromMonday(other))
    .map((weekday) => weekdayNames[weekday])
  return names.length === 1 ? (names[0] ?? '') : names
}

function dayInMonthParts({ on, monthDays = [] }: RepeatRule, start: DayNumber): RuleParts {
  if (on === 'lastDay') return { bymonthday: -1 }
  if (on === 'lastWorkingDay') return { byday: workingDays, bysetpos: -1 }
  if (on === 'days') {
    const days = monthDaysWith(monthDays, start)
    return { bymonthday: days.length === 1 ? (days[0] ?? -1) : days }
  }
  return { byday: on === 'weekday' ? nthWeekday(start) : `-1${weekdayNames[weekdayOf(start)]}` }
}

/** Several days of a month, from the first to the last (-1), with that of a start. */
export function monthDaysWith(monthDays: readonly number[], start: DayNumber): readonly number[] {
  const { year, month, day } = civil(start)
  const isNamed = monthDays.includes(-1) && day === daysInMonth(year, month)
  const place = (each: number) => (each < 0 ? 32 + each : each)
  const all = new Set(isNamed ? monthDays : [...monthDays, day])
  return [...all].toSorted((one, other) => place(one) - place(other))
}

/** What each choice means for an event that starts on a day: `FREQ` and the days. */
export function rhythmParts(rhythm: Rhythm, start: DayNumber): RuleParts {
  switch (rhythm) {
    case 'day':
      return { freq: 'DAILY' }
    case 'weekday':
      return { freq: 'WEEKLY', byday: workingDays }
    case 'week':
      return { freq: 'WEEKLY', byday: weekdayNames[weekdayOf(start)] }
    case 'monthDay':
      return { freq: 'MONTHLY', bymonthday: civil(start).day }
    case 'monthWeekday':
      return { freq: 'MONTHLY', byday: nthWeekday(start) }
    case 'year':
      return { freq: 'YEARLY' }
  }
}

export const workingDays = ['MO', 'TU', 'WE', 'TH', 'FR']

function nthWeekday(day: DayNumber): string {
  const like = dayOfMonthLike({ weekday: weekdayOf(day), nth: 1 }, day)
  return 'nth' in like ? `${like.nth}${weekdayNames[like.weekday]}` : ''
}
