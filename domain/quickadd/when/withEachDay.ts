import { daysFrom, daysBetween, weekdayOfDate } from '../../time/dates.ts'
import type { IsoDate } from '../../time/units.ts'
import { settled } from '../clock/withHalf.ts'
import type { FoundParts } from '../FoundParts.ts'
import type { Days } from '../readDays.ts'
import { daily, onWeekdays, type WrittenRhythm } from '../pattern/WrittenRhythm.ts'

/**
 * `Mon-Fri 9:15`, `3-5 May 9-17`: hours that fit into a day are those of each day of a range, which is a series
 * then. It ends with the range; with an end of its own, such as `until june`, it is every week. `Fri-Sun 18-12` is
 * one event.
 */
export function withEachDay(found: FoundParts, today: IsoDate, isEvening: boolean): FoundParts {
  const { days, ...others } = found
  if (!days?.isRange || !isOfEachDay(found, isEvening)) return found
  const rhythm = rhythmOf(found, days)
  const until = others.until ?? (rhythm === daily ? { date: days.last, isYearless: false } : undefined)
  const first = days.first > today ? { days: { first: days.first, last: days.first } } : {}
  return { ...others, ...first, rhythm, ...(until && { until }) }
}

function isOfEachDay({ clocks, part, rhythm, endsAfter, isAllDay }: FoundParts, isEvening: boolean): boolean {
  if (rhythm !== undefined || endsAfter !== undefined || isAllDay === true) return false
  if (clocks?.end) return settled(clocks.end, isEvening) > settled(clocks.start, isEvening)
  return clocks !== undefined || part !== undefined
}

function rhythmOf({ until, amount }: FoundParts, { first, last }: Days): WrittenRhythm {
  const isWeekly = until !== undefined || (amount !== undefined && amount.unit !== 'minute')
  const count = daysBetween(first, last) + 1
  return isWeekly && count <= 7 ? onWeekdays(daysFrom(first, count).map(weekdayOfDate)) : daily
}
