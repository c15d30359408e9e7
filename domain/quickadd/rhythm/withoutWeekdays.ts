import {
  mondayToFriday,
  onWeekdays,
  saturdayAndSunday,
  type WrittenRhythm,
} from '../pattern/WrittenRhythm.ts'
import type { Read, Sentence } from '../Sentence.ts'
import { isDayNumberAt, readWeekdays } from './readWeekdays.ts'

/**
 * `except Sundays`, `außer freitags`, `sauf le week-end`, at a token after a rhythm: the rhythm on the weekdays that are
 * left.
 *
 * @returns null if no weekdays are excepted here, the rhythm is not one of whole weeks, or nothing would be left of it
 */
export function withoutWeekdays(
  sentence: Sentence,
  rhythm: WrittenRhythm | undefined,
  at: number,
): Read<WrittenRhythm> | null {
  const except = rhythm && sentence.find(at, 'except')
  const weekdays = rhythm && weekdaysOf(rhythm)
  if (!except || !weekdays) return null
  const weekend = sentence.find(except.next, 'weekend') ?? sentence.find(except.next, 'weekends')
  const excepted = weekend
    ? { value: saturdayAndSunday, next: weekend.next }
    : readWeekdays(sentence, except.next)
  // `except Sunday 29 November` is a date.
  if (excepted === null || isDayNumberAt(sentence, excepted.next)) return null
  const left = weekdays.filter((weekday) => !excepted.value.includes(weekday))
  return left.length > 0 ? { value: onWeekdays(left), next: excepted.next } : null
}

const everyWeekday: readonly number[] = [...mondayToFriday, ...saturdayAndSunday]

/** Of a rhythm that has the same ones in each week; null for others. */
function weekdaysOf({ frequency, interval, days, date }: WrittenRhythm): readonly number[] | null {
  if (interval !== 1 || date !== null) return null
  if (frequency === 'DAILY') return everyWeekday
  return frequency === 'WEEKLY' && days.length > 0 ? days.map(({ weekday }) => weekday) : null
}
