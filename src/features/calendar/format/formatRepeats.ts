import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { JCal } from '#contract/jcal.ts'
import { componentsOf, propertyOf } from '#domain/event/properties.ts'
import { readRule } from '#domain/recurrence/readRule.ts'
import type { Frequency, Rule, Until } from '#domain/recurrence/Rule.ts'
import { addDays } from '#domain/time/dates.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import { dayMs } from '#domain/time/units.ts'
import { formatCalendarSystem } from './formatCalendarSystem.ts'
import { formatDate } from './formatDate.ts'
import { dateParts } from './dateParts.ts'

/** `every 2 weeks on Monday, Friday, until 30 June 2027`; null for what has no rule, or one that no short sentence tells. */
export function formatRepeats(object: JCal): string | null {
  const rules = componentsOf(object, 'vevent').map((vevent) => propertyOf(vevent, 'rrule')?.[3])
  const value = rules.find((each) => each !== undefined)
  const rule = value === undefined ? null : readRule(value)
  if (!rule || !isDescribable(rule)) return null
  const every = everyName(rule.frequency, rule.interval)
  return [every, daysName(rule), dateOfScaleName(rule), scaleName(rule), endName(rule)].join('')
}

function isDescribable({
  scale,
  byMonth,
  byWeekNo,
  byYearDay,
  byMonthDay,
  byHour,
  byMinute,
  bySetPos,
  byDay,
}: Rule): boolean {
  const others = [byWeekNo, byYearDay, byHour, byMinute, bySetPos]
  const dates = [byMonth, byMonthDay]
  if (dates.some(({ length }) => length > (scale === null ? 0 : 1))) return false
  return others.every(({ length }) => length === 0) && byDay.every(({ nth }) => nth === 0)
}

function everyName(frequency: Frequency, interval: number): string {
  switch (frequency) {
    case 'DAILY':
      return plural(interval, { one: 'every day', other: 'every # days' })
    case 'WEEKLY':
      return plural(interval, { one: 'every week', other: 'every # weeks' })
    case 'MONTHLY':
      return plural(interval, { one: 'every month', other: 'every # months' })
    case 'YEARLY':
      return plural(interval, { one: 'every year', other: 'every # years' })
    default:
      return t`many times a day`
  }
}

function daysName({ byDay }: Rule): string {
  if (byDay.length === 0) return ''
  const days = byDay
    .map(({ weekday }) => dateParts(addDays(aSunday, weekday), i18n.locale).weekday)
    .join(', ')
  return t` on ${days}`
}

const aSunday = '2027-03-14'

/** `, day 8 of month 5 (leap)`, of a rule that says its calendar. */
function dateOfScaleName({ byMonth: [month], byMonthDay: [day] }: Rule): string {
  const monthName = month === undefined ? '' : monthInYear(month)
  if (month === undefined) return day === undefined ? '' : t`, day ${day}`
  return day === undefined ? t`, month ${monthName}` : t`, day ${day} of month ${monthName}`
}

function monthInYear(month: number): string {
  const number = Math.floor(month)
  return number === month ? String(number) : t`${number} (leap)`
}

/** ` (Chinese Calendar)`, and what SKIP puts in the place of a date that does not exist. */
function scaleName({ scale }: Rule): string {
  if (scale === null) return ''
  const calendar = scale.name === 'GREGORIAN' ? '' : ` (${formatCalendarSystem(scale.name)})`
  switch (scale.skip) {
    case 'BACKWARD':
      return calendar + t`, or just before if there is no such date`
    case 'FORWARD':
      return calendar + t`, or just after if there is no such date`
    case 'OMIT':
      return calendar
  }
}

function endName({ count, until }: Rule): string {
  if (count !== null) return plural(count, { one: ', once', other: ', # times' })
  if (until === null) return ''
  const last = formatDate(dateOfUntil(until))
  return t`, until ${last}`
}

const dateOfUntil = (until: Until) =>
  isoDate(Math.floor((until.kind === 'utc' ? until.instant : until.local) / dayMs))
