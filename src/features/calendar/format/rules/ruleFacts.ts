import { plural, t } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { Rule } from '#domain/recurrence/Rule.ts'
import { addDays } from '#domain/time/dates.ts'
import { dayOf, isoDate } from '#domain/time/dayNumber.ts'
import { andList } from '../../../../locales/andList.ts'
import { orList } from '../../../../locales/orList.ts'
import { dateParts } from '../dateParts.ts'
import { nthDay, nthDayOfYear, nthWeekdayOfYear, nthWorkingDay } from './nthDay.ts'
import { nthWeekday } from '../nthWeekday.ts'
import { scaleFacts } from './scaleFacts.ts'

// lingui-set comment="A fact after “Every year, ”, “Every month, ” or “Every hour, ”: on which of its dates. {monthName}, {days}, {weeks}, {hours}, {minutes} may be lists such as “5 and 6”."

type DayNames = 'long' | 'short'

/** The days of the week that are said with the frequency: `Every week on Monday`; null for none. */
export function patternDays(rule: Rule, names: DayNames): string | null {
  return isOfDays(rule) && plainDays(rule).length > 0 && !isLimit(rule)
    ? dayList(plainDays(rule), names)
    : null
}

/**
 * What a rule says besides its frequency: `first Tuesday`, `day 15`, `8 May`.
 *
 * @returns null for a rule that no short sentence describes
 */
export function ruleFacts(rule: Rule, names: DayNames): readonly string[] | null {
  const days = nthFacts(rule, names)
  const clock = clockFacts(rule)
  if (days === null || clock === null) return null
  if (rule.scale !== null) return days.length + clock.length > 0 ? null : scaleFacts(rule)
  const year = yearFacts(rule)
  if (year === null) return null
  const only = isLimit(rule) ? dayList(plainDays(rule), names) : null
  return [
    ...days,
    ...year,
    ...dateFacts(rule, names),
    ...(only === null ? [] : [t`only on ${only}`]),
    ...clock,
  ]
}

const isOfDays = ({ frequency }: Rule) =>
  frequency !== 'HOURLY' && frequency !== 'MINUTELY' && frequency !== 'SECONDLY'

/** The weekdays of BYDAY that have no number, neither of their own nor of BYSETPOS. */
const plainDays = ({ byDay, bySetPos }: Rule): readonly number[] =>
  bySetPos.length > 0 ? [] : byDay.filter(({ nth }) => nth === 0).map(({ weekday }) => weekday)

/** Whether weekdays leave out some of the dates: only a Friday the 13th, hours of Mondays. */
const isLimit = (rule: Rule) =>
  plainDays(rule).length > 0 && (!isOfDays(rule) || rule.byMonthDay.length > 0 || rule.byYearDay.length > 0)

/** `first Tuesday`, `last working day`. BYSETPOS numbers weekdays too, which is how Outlook writes it. */
function nthFacts(rule: Rule, names: DayNames): readonly string[] | null {
  const { frequency, byDay, bySetPos, byMonth, byMonthDay, byYearDay, byWeekNo } = rule
  const numbered = byDay.filter(({ nth }) => nth !== 0)
  if (numbered.length === 0 && bySetPos.length === 0) return []
  const isOfPeriod = frequency === 'MONTHLY' || frequency === 'YEARLY'
  const isPlain = isOfPeriod && byMonthDay.length + byYearDay.length + byWeekNo.length === 0
  if (!isPlain || rule.scale !== null) return null
  const isOfYear = frequency === 'YEARLY' && byMonth.length === 0
  const nameOf = isOfYear && bySetPos.length === 0 ? nthWeekdayOfYear : nthWeekday
  if (bySetPos.length === 0)
    return all(numbered.map((each) => nameOf(each.nth, weekdayName(each.weekday, names))))
  // The numbers count through all months of a year together.
  const isOfMonths = frequency === 'YEARLY' && byMonth.length > 1
  if (numbered.length > 0 || byDay.length === 0 || isOfMonths) return null
  const weekdays = byDay.map(({ weekday }) => weekday)
  return all(bySetPos.map((position) => nthOf(position, weekdays, names)))
}

function nthOf(position: number, weekdays: readonly number[], names: DayNames): string | null {
  if (weekdays.length === 7) return nthDay(position)
  if (weekdays.length === 5 && !weekdays.some((each) => each % 6 === 0)) return nthWorkingDay(position)
  return nthWeekday(position, orList(weekdays.map((each) => weekdayName(each, names))))
}

const all = (facts: readonly (string | null)[]): readonly string[] | null =>
  facts.includes(null) ? null : facts.filter((each) => each !== null)

/** `in week 20`, `day 100 of the year`. */
function yearFacts({ byWeekNo, byYearDay }: Rule): readonly string[] | null {
  if (byWeekNo.some((week) => week < 0)) return null
  const weeks = andList(byWeekNo.map(String))
  const ofWeeks = plural(byWeekNo.length, { one: `in week ${weeks}`, other: `in weeks ${weeks}` })
  return [...byYearDay.map(nthDayOfYear), ...(byWeekNo.length > 0 ? [ofWeeks] : [])]
}

/** `day 15`, `8 May`, `in May and June`. */
function dateFacts({ byMonth, byMonthDay }: Rule, names: DayNames): readonly string[] {
  const [month, another] = byMonth
  const [day, second] = byMonthDay
  if (month !== undefined && day !== undefined && day > 0 && another === undefined && second === undefined) {
    const parts = dateParts(isoDate(dayOf(aLeapYear, month, day)), i18n.locale)
    const name = names === 'long' ? parts.month : parts.monthShort
    return [dayAndMonth(parts.day, name)]
  }
  const monthName = andList(byMonth.map((each) => nameOfMonth(each, names)))
  return [...byMonthDay.map(nthDay), ...(month === undefined ? [] : [t`in ${monthName}`])]
}

const dayAndMonth = (day: string, monthName: string) => t`${day} ${monthName}`

/** `in the hours 9 and 17`, `at minutes 0 and 30`. A full minute need not be said. */
function clockFacts({ byHour, byMinute, bySecond }: Rule): readonly string[] | null {
  if (bySecond.some((second) => second !== 0)) return null
  const [hours, minutes] = [andList(byHour.map(String)), andList(byMinute.map(String))]
  const inHours = plural(byHour.length, { one: `in the hour ${hours}`, other: `in the hours ${hours}` })
  const atMinutes = plural(byMinute.length, { one: `at minute ${minutes}`, other: `at minutes ${minutes}` })
  return [...(byHour.length > 0 ? [inHours] : []), ...(byMinute.length > 0 ? [atMinutes] : [])]
}

const dayList = (weekdays: readonly number[], names: DayNames) =>
  andList(weekdays.map((each) => weekdayName(each, names)))

function weekdayName(weekday: number, names: DayNames): string {
  const parts = dateParts(addDays(aSunday, weekday), i18n.locale)
  return names === 'long' ? parts.weekday : parts.weekdayShort
}

function nameOfMonth(month: number, names: DayNames): string {
  const parts = dateParts(isoDate(dayOf(aLeapYear, month, 1)), i18n.locale)
  return names === 'long' ? parts.month : parts.monthShort
}

const aSunday = '2027-03-14'
const aLeapYear = 2028
