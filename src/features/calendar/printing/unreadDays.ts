import { dayNumber } from '#domain/time/dayNumber.ts'
import { plusDays, toIsoDate, utcMidnight, type IsoDate } from '#domain/time/units.ts'
import { rangeOf } from '../queries/ranges/rangeOf.ts'

/**
 * The days of which not everything is known. A day is read with a day on each side, for zones (CAL-8), and most days are in the
 * ranges of several months.
 *
 * @param months that were read, `YYYY-MM`
 */
export function unreadDays(days: readonly IsoDate[], months: readonly string[]): ReadonlySet<IsoDate> {
  const ranges = months.map((month) => rangeOf(toIsoDate(`${month}-01`)))
  const isRead = (date: IsoDate) => {
    const day = dayNumber(date)
    const [from, to] = [utcMidnight(plusDays(day, -1)), utcMidnight(plusDays(day, 2))]
    return ranges.some(({ start, end }) => start <= from && to <= end)
  }
  return new Set(days.filter((date) => !isRead(date)))
}
