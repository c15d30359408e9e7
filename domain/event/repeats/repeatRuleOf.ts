import { readRule } from '../../recurrence/readRule.ts'
import type { Rule } from '../../recurrence/Rule.ts'
import { civil, weekdayOf } from '../../time/dayNumber.ts'
import type { DayNumber } from '../../time/units.ts'
import type { RepeatRule } from '../CalendarEvent.ts'
import { monthDaysWith, ruleParts } from './recurOf.ts'

/**
 * A rule as a person would choose it part by part.
 *
 * @param start the day of DTSTART, which says what a rule leaves open
 * @returns null for a rule that cannot be chosen so
 */
export function repeatRuleOf(rule: Rule, start: DayNumber): RepeatRule | null {
  const { frequency, interval, byDay, weekStartsOn } = rule
  if (!isChoosable(frequency) || rule.scale !== null) return null
  // In which of two weeks a Sunday is depends on where weeks begin.
  if (frequency === 'WEEKLY' && interval > 1 && weekStartsOn !== 1) return null
  const named = byDay.map(({ weekday }) => weekday)
  const weekdays = frequency === 'WEEKLY' ? (named.length === 0 ? [weekdayOf(start)] : named) : []
  const { byMonthDay } = rule
  const isSeveral = frequency === 'MONTHLY' && byMonthDay.length > 1 && byMonthDay.every((day) => day >= -1)
  const candidates: readonly RepeatRule[] = [
    ...days.map((on): RepeatRule => ({ frequency, interval, weekdays, on })),
    ...(isSeveral
      ? [{ frequency, interval, weekdays, on: 'days', monthDays: monthDaysWith(byMonthDay, start) } as const]
      : []),
  ]
  return candidates.find((each) => isSameDays(rule, readRule(ruleParts(each, start)), start)) ?? null
}

const days = ['day', 'weekday', 'lastWeekday', 'lastDay', 'lastWorkingDay'] as const
const choosable = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

const isChoosable = (frequency: Rule['frequency']): frequency is RepeatRule['frequency'] =>
  choosable.some((each) => each === frequency)

function isSameDays(rule: Rule, wanted: Rule | null, start: DayNumber): boolean {
  if (wanted === null) return false
  const [one, other] = [rule, wanted].map((each) => JSON.stringify(partsOf(each, start)))
  return one === other
}

/** What a rule says about its days. What DTSTART says too is filled in. */
function partsOf(rule: Rule, start: DayNumber) {
  const { frequency, byWeekNo, byYearDay, byHour, byMinute, bySecond } = rule
  const others = [byWeekNo, byYearDay, byHour, byMinute, bySecond].map((each) => each.join())
  const [position] = rule.bySetPos
  const isNumbered = rule.bySetPos.length === 1 && rule.byDay.length === 1 && rule.byDay[0]?.nth === 0
  const byDay = rule.byDay.map(({ weekday, nth }) => `${isNumbered ? position : nth} ${weekday}`).toSorted()
  const bySetPos = isNumbered ? [] : rule.bySetPos
  const { month, day } = civil(start)
  const isOpen = rule.byDay.length === 0
  return {
    others,
    bySetPos,
    byDay: isOpen && frequency === 'WEEKLY' ? [`0 ${weekdayOf(start)}`] : byDay,
    byMonth: frequency === 'YEARLY' && rule.byMonth.length === 0 ? [month] : rule.byMonth,
    byMonthDay:
      (frequency === 'YEARLY' || frequency === 'MONTHLY') && isOpen && rule.byMonthDay.length === 0
        ? [day]
        : rule.byMonthDay.toSorted((one, other) => one - other),
  }
}
