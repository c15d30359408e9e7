import { civil, dayNumber, dayOf, isoDate } from '#domain/time/dayNumber.ts'
import { dayMs, type EpochMs, type IsoDate } from '#domain/time/units.ts'

/** A stable stretch of time that is asked for at once and kept: stepping week by week inside of it costs nothing. */
export type Range = {
  /** The month it is made around, `YYYY-MM`: its name in the cache. */
  readonly month: string
  /** Half-open, epoch milliseconds. */
  readonly start: EpochMs
  readonly end: EpochMs
}

/** Whole weeks around a month need at most six days on each side, and every view is asked a day wider (CAL-8). */
const marginDays = 7

/** The range that holds every view starting on a day of this month, and this month's whole weeks: the very same for each of its days. */
export function rangeOf(date: IsoDate): Range {
  const name = date.slice(0, 7)
  const known = ranges.get(name) ?? madeRange(name)
  ranges.set(name, known)
  return known
}

const ranges = new Map<string, Range>()

function madeRange(name: string): Range {
  const { year, month } = civil(dayNumber(`${name}-01`))
  return {
    month: name,
    start: (dayOf(year, month, 1) - marginDays) * dayMs,
    end: (dayOf(year, month + 1, 1) + marginDays) * dayMs,
  }
}

/** The ranges before and after: where a person goes next. */
export function neighboursOf({ month }: Range): readonly [Range, Range] {
  const first = dayNumber(`${month}-01`)
  return [rangeOf(isoDate(first - 1)), rangeOf(isoDate(first + 31))]
}

/** An instant as a REPORT wants it (CAL-6): `YYYYMMDDThhmmss`, UTC. */
export function reportTime(instant: EpochMs): string {
  return new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}
