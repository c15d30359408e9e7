import type { DraftWhen, RepeatsEnd } from '../../event/CalendarEvent.ts'
import { addDays, addMonths, daysBetween } from '../../time/dates.ts'
import { toIsoDate, type IsoDate } from '../../time/units.ts'
import type { FoundParts } from '../FoundParts.ts'
import type { QuickAddRule } from '../QuickAddReading.ts'
import type { Days } from '../readDays.ts'
import { lastOfMonth, plusAmount } from '../readRelativeDay.ts'
import type { WrittenRhythm } from '../rhythm/readRhythm.ts'
import type { WrittenUntil } from '../rhythm/readUntil.ts'

/** The rule of the event; null if it does not repeat. */
export function ruleOf(found: FoundParts, when: DraftWhen | null): QuickAddRule | null {
  if (found.rhythm === undefined || when === null) return null
  const { frequency, interval, days, monthDay } = found.rhythm
  return { frequency, interval, days, monthDay, end: endOf(found, found.rhythm, firstDayOf(when)) }
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
  const after = amount && amount.unit !== 'minute' ? plusAmount(first, amount) : null
  return after === null ? { kind: 'never' } : { kind: 'on', date: addDays(after, -1) }
}

/** `every year 24 Dec - 2 Jan`: the days are those of one event, and not of the series. */
export function isStay(
  { frequency, interval, days, monthDay }: WrittenRhythm,
  { first, last }: Days,
): boolean {
  const lengths = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 }
  return days.length === 0 && monthDay === null && daysBetween(first, last) < interval * lengths[frequency]
}

/** The last day that `until` means for what begins on a day; null if it is over by then. */
export function untilFrom({ date, isYearless }: WrittenUntil, first: IsoDate): IsoDate | null {
  if (date >= first) return date
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
