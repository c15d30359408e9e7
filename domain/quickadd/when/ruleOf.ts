import type { DraftWhen, RepeatsEnd } from '../../event/CalendarEvent.ts'
import { addDays, addMonths, daysBetween } from '../../time/dates.ts'
import { toIsoDate, type IsoDate } from '../../time/units.ts'
import type { FoundParts } from '../FoundParts.ts'
import type { Amount } from '../readAmount.ts'
import type { QuickAddRule } from '../QuickAddReading.ts'
import type { Days } from '../readDays.ts'
import { lastOfMonth, lastOfYear, plusAmount } from '../readRelativeDay.ts'
import type { WrittenRhythm } from '../pattern/WrittenRhythm.ts'
import type { WrittenUntil } from '../rhythm/readUntil.ts'

/** The rule of the event; null if it does not repeat. */
export function ruleOf(found: FoundParts, when: DraftWhen | null): QuickAddRule | null {
  if (found.rhythm === undefined || when === null) return null
  const { frequency, interval, days, monthDays, position } = found.rhythm
  const end = endOf(found, found.rhythm, firstDayOf(when))
  return { frequency, interval, days, monthDays, position, end }
}

function endOf(
  { until, times, amount, days }: FoundParts,
  rhythm: WrittenRhythm,
  first: IsoDate,
): RepeatsEnd {
  if (times !== undefined) return { kind: 'after', times }
  const last = until === undefined ? null : untilFrom(until, first)
  if (last !== null) return { kind: 'on', date: last }
  if (days && days.last > days.first && !isStay(rhythm, days))
    return { kind: 'on', date: days.last > first ? days.last : first }
  const isEnd = amount !== undefined && amount.unit !== 'minute' && !isStayFor(rhythm, amount)
  const after = isEnd ? plusAmount(first, amount) : null
  return after === null ? { kind: 'never' } : { kind: 'on', date: addDays(after, -1) }
}

/** `every year 24 Dec - 2 Jan`: the days are those of one event, and not of the series. */
export function isStay(
  { frequency, interval, days, monthDays }: WrittenRhythm,
  { first, last }: Days,
): boolean {
  return (
    days.length === 0 && monthDays.length === 0 && daysBetween(first, last) < interval * daysIn[frequency]
  )
}

const daysIn = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 }
const daysOfUnit = { minute: 0, hour: 0, day: 1, week: 7, month: 28, year: 365 }

/**
 * `every year for 10 days`: how long each event is. `every day for 10 days`, which is no shorter than the time from
 * one event to the next, is how long the series goes on.
 */
export function isStayFor(
  { frequency, interval, days, position }: WrittenRhythm,
  { count, unit }: Amount,
): boolean {
  return (days.length <= 1 || position !== null) && count * daysOfUnit[unit] < interval * daysIn[frequency]
}

/** The last day that `until` means for what begins on a day; null if it is over by then. */
export function untilFrom({ date, isYearless, endOf: unit }: WrittenUntil, first: IsoDate): IsoDate | null {
  if (date >= first) return date
  if (unit === 'month') return lastOfMonth(first)
  if (unit === 'year') return lastOfYear(first)
  if (!isYearless) return null
  const years = Number(first.slice(0, 4)) - Number(date.slice(0, 4))
  const sameYear = inYears(date, years)
  return sameYear >= first ? sameYear : inYears(date, years + 1)
}

/** The end of February stays its end. */
function inYears(date: IsoDate, years: number): IsoDate {
  const later = addMonths(date, 12 * years)
  return date === lastOfMonth(date) ? lastOfMonth(later) : later
}

/** Whether an end that was written is one: of a series, or of whole days. */
export function hasUseForUntil({ until, rhythm, times }: FoundParts, when: DraftWhen): boolean {
  if (until === undefined || times !== undefined) return true
  return (rhythm !== undefined || when.kind === 'allDay') && untilFrom(until, firstDayOf(when)) !== null
}

const firstDayOf = (when: DraftWhen): IsoDate =>
  when.kind === 'allDay' ? when.first : toIsoDate(when.start.slice(0, 10))
