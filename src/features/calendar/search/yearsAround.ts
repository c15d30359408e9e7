import { dayOf } from '#domain/time/dayNumber.ts'
import { utcMidnight, type IsoDate } from '#domain/time/units.ts'
import type { Range } from '../queries/ranges/rangeOf.ts'

/** The years that are searched: this one first, then two before and two after. */
export function yearsAround(today: IsoDate): readonly Range[] {
  const year = Number(today.slice(0, 4))
  return [0, 1, -1, 2, -2].map((by) => rangeOfYear(year + by))
}

const rangeOfYear = (year: number): Range => ({
  month: String(year),
  start: utcMidnight(dayOf(year, 1, 1)),
  end: utcMidnight(dayOf(year + 1, 1, 1)),
})
