import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { JCal } from '#contract/jcal.ts'
import { componentsOf, propertyOf } from '#domain/event/properties.ts'
import { readRule } from '#domain/recurrence/readRule.ts'
import type { Frequency, Rule, Until } from '#domain/recurrence/Rule.ts'
import { addDays } from '#domain/time/dates.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import { dayMs } from '#domain/time/units.ts'
import { formatDate } from './formatDate.ts'
import { dateParts } from './dateParts.ts'

/** `every 2 weeks on Monday, Friday, until 30 June 2027`; null for what has no rule, or one that no short sentence tells. */
export function formatRepeats(object: JCal): string | null {
  const rules = componentsOf(object, 'vevent').map((vevent) => propertyOf(vevent, 'rrule')?.[3])
  const value = rules.find((each) => each !== undefined)
  const rule = value === undefined ? null : readRule(value)
  if (!rule || !isTold(rule)) return null
  return [everyName(rule.frequency, rule.interval), daysName(rule), endName(rule)].filter(Boolean).join('')
}

function isTold({
  byMonth,
  byWeekNo,
  byYearDay,
  byMonthDay,
  byHour,
  byMinute,
  bySetPos,
  byDay,
}: Rule): boolean {
  const others = [byMonth, byWeekNo, byYearDay, byMonthDay, byHour, byMinute, bySetPos]
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

function endName({ count, until }: Rule): string {
  if (count !== null) return plural(count, { one: ', once', other: ', # times' })
  if (until === null) return ''
  const last = formatDate(dateOfUntil(until))
  return t`, until ${last}`
}

const dateOfUntil = (until: Until) =>
  isoDate(Math.floor((until.kind === 'utc' ? until.instant : until.wall) / dayMs))
