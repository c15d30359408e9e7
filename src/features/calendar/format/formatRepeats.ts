import { i18n } from '@lingui/core'
import { select, t } from '@lingui/core/macro'
import type { JCal } from '#contract/jcal.ts'
import { componentsOf, propertiesOf } from '#domain/jcal/properties.ts'
import { readRule } from '#domain/recurrence/readRule.ts'
import type { Rule, Until } from '#domain/recurrence/Rule.ts'
import { addDays } from '#domain/time/dates.ts'
import { dayOf, isoDate } from '#domain/time/dayNumber.ts'
import { dayOfLocal, utcDay } from '#domain/time/units.ts'
import { andList } from '../../../locales/andList.ts'
import { factLine } from '../../../ui/join.ts'
import { dateParts } from './dateParts.ts'
import { formatCalendarSystem } from './formatCalendarSystem.ts'
import { formatDate } from './formatDate.ts'
import { nthWeekday } from './nthWeekday.ts'
import { customPattern, customRule, endless, onceOnly, someTimes, untilDate } from './repeatSentences.ts'

// lingui-set comment="A fact after “Every year, ” or “Every month, ”: of its dates, or of a calendar such as the Chinese one."

/**
 * `Every 2 weeks on Monday and Friday, until 30 June 2027`; null without a rule, or for one that no short
 * sentence describes.
 */
export function formatRepeats(object: JCal): string | null {
  const rule = ruleOf(object)
  return rule && formatRule(rule)
}

/** The same of a rule alone. */
export const formatRule = (rule: Rule): string | null =>
  isDescribable(rule) ? factLine([sentenceOf(rule), ...factsOf(rule, 'long')]) : null

/** `Custom: every Tue and Thu`, a rule that is not among the choices, without its end. */
export const formatCustom = (object: JCal): string => formatCustomRule(ruleOf(object))

/** The same of a rule alone. */
export function formatCustomRule(rule: Rule | null): string {
  if (rule === null || !isDescribable(rule)) return customRule()
  return factLine([customPattern({ ...rule, days: daysName(rule, 'short') }), ...factsOf(rule, 'short')])
}

function ruleOf(object: JCal): Rule | null {
  const rules = componentsOf(object, 'vevent').map((vevent) => propertiesOf(vevent, 'rrule'))
  const [value, another] = (rules.find(({ length }) => length > 0) ?? []).flatMap((each) => each.slice(3))
  return value === undefined || another !== undefined ? null : readRule(value)
}

function isDescribable(rule: Rule): boolean {
  const { frequency, scale, byMonth, byMonthDay, byDay, bySetPos } = rule
  const others = [rule.byWeekNo, rule.byYearDay, rule.byHour, rule.byMinute, rule.bySecond]
  if (others.some(({ length }) => length > 0)) return false
  if (bySetPos.length > 0 && (bySetPos.length > 1 || byDay.length !== 1 || byDay[0]?.nth !== 0)) return false
  const dates = byMonth.length + byMonthDay.length
  const isNth = nthDays(rule).some(({ nth }) => nth !== 0)
  const isOfOneMonth = frequency === 'YEARLY' && byMonth.length === 1 && byMonthDay.length === 0
  if (isNth && (scale !== null || (!isOfOneMonth && (frequency !== 'MONTHLY' || dates > 0)))) return false
  if (isNth && nthDays(rule).some(({ nth }) => nthWeekday(nth, '') === null)) return false
  if (scale !== null) return byMonth.length <= 1 && byMonthDay.length <= 1
  if (dates === 0 || (isNth && isOfOneMonth)) return true
  if (byDay.length > 0 || byMonthDay.some((day) => day < -1)) return false
  const isDateInYear = byMonth.length === 1 && byMonthDay.length === 1
  return frequency === 'YEARLY' ? isDateInYear : frequency === 'MONTHLY' && byMonth.length === 0
}

function sentenceOf(rule: Rule): string {
  const { count, until } = rule
  const rhythm = { ...rule, days: daysName(rule, 'long') }
  if (count === 1) return onceOnly()
  if (count !== null) return someTimes(rhythm, count)
  return until === null ? endless(rhythm) : untilDate(rhythm, formatDate(dateOfUntil(until)))
}

type DayNames = 'long' | 'short'

const daysName = (rule: Rule, names: DayNames) => {
  const days = nthDays(rule).filter(({ nth }) => nth === 0)
  return days.length === 0 ? null : andList(days.map(({ weekday }) => weekdayName(weekday, names)))
}

function weekdayName(weekday: number, names: DayNames): string {
  const parts = dateParts(addDays(aSunday, weekday), i18n.locale)
  return names === 'long' ? parts.weekday : parts.weekdayShort
}

const aSunday = '2027-03-14'

/** The days of BYDAY. BYSETPOS with one weekday numbers it, which is how Outlook writes it. */
const nthDays = ({ byDay, bySetPos: [position] }: Rule) =>
  position === undefined ? byDay : byDay.map(({ weekday }) => ({ weekday, nth: position }))

/** What a rule says besides its frequency: `first Tuesday`, `day 15`, `8 May`. */
function factsOf(rule: Rule, names: DayNames): readonly (string | null)[] {
  if (rule.scale !== null) return [dateOfScaleName(rule), scaleName(rule), skipName(rule)]
  const weekdays = nthDays(rule)
    .filter(({ nth }) => nth !== 0)
    .map(({ weekday, nth }) => nthWeekday(nth, weekdayName(weekday, names)))
  return [...weekdays, ...datesName(rule, names)]
}

function datesName({ byMonth: [month], byMonthDay }: Rule, names: DayNames): readonly string[] {
  if (month === undefined) return byMonthDay.map((day) => (day === -1 ? t`last day` : t`day ${day}`))
  const [day = null] = byMonthDay
  const parts = dateParts(isoDate(dayOf(aLeapYear, month, Math.max(day ?? 1, 1))), i18n.locale)
  const monthName = names === 'long' ? parts.month : parts.monthShort
  if (day === null) return [t`in ${monthName}`]
  if (day === -1) return [t`last day`, t`in ${monthName}`]
  return [t`${parts.day} ${monthName}`]
}

const aLeapYear = 2028

/** `day 8 of month 5 (leap)`, for a rule that names its calendar system. */
function dateOfScaleName({ byMonth: [month], byMonthDay: [day] }: Rule): string | null {
  if (month === undefined) return day === undefined ? null : t`day ${day}`
  const number = Math.floor(month)
  const kind = number === month ? 'plain' : 'leap'
  return day === undefined
    ? select(kind, { leap: `month ${number} (leap)`, other: `month ${number}` })
    : select(kind, { leap: `day ${day} of month ${number} (leap)`, other: `day ${day} of month ${number}` })
}

const scaleName = ({ scale }: Rule) =>
  scale === null || scale.name === 'GREGORIAN' ? null : formatCalendarSystem(scale.name)

/** What SKIP does with a date that does not exist. */
function skipName({ scale }: Rule): string | null {
  switch (scale?.skip) {
    case 'BACKWARD':
      return t`or just before if there is no such date`
    case 'FORWARD':
      return t`or just after if there is no such date`
    default:
      return null
  }
}

const dateOfUntil = (until: Until) =>
  isoDate(until.kind === 'utc' ? utcDay(until.instant) : dayOfLocal(until.local))
