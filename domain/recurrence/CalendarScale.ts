import { civil, dayOf, daysInMonth } from '../time/dayNumber.ts'
import type { DayNumber } from '../time/units.ts'

/** A month of a calendar. */
export type Month = {
  readonly year: number
  /** As in BYMONTH, from 1; a leap month is between two others: `5L` is 5.5. */
  readonly number: number
  readonly first: DayNumber
  /** In days. */
  readonly length: number
}

/** A calendar system as a list of months, accessible by index. */
export type CalendarScale = {
  /**
   * The index of the month that a day is in; of the first or last month for a day before or after all of
   * them.
   */
  readonly placeOf: (day: DayNumber) => number
  /** null before the first and after the last. */
  readonly month: (place: number) => Month | null
  /** The index of the first month of a year. */
  readonly firstOf: (year: number) => number
}

/** The Gregorian calendar, for rules that say SKIP. */
export const gregorianScale: CalendarScale = {
  placeOf: (day) => {
    const { year, month } = civil(day)
    return year * 12 + month - 1
  },
  month: (place) => {
    const year = Math.floor(place / 12)
    const number = place - year * 12 + 1
    return { year, number, first: dayOf(year, number, 1), length: daysInMonth(year, number) }
  },
  firstOf: (year) => year * 12,
}

/** A calendar system from its months in order. Years follow each other without a gap. */
export function scaleOf(months: readonly Month[]): CalendarScale {
  const firsts = new Map<number, number>()
  months.forEach(({ year }, place) => firsts.has(year) || firsts.set(year, place))
  return {
    placeOf: (day) => {
      let [low, high] = [0, months.length - 1]
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((months[middle]?.first ?? 0) <= day) low = middle
        else high = middle - 1
      }
      return low
    },
    month: (place) => months[place] ?? null,
    firstOf: (year) => firsts.get(year) ?? -1,
  }
}

/** The month that a day is in, and its number there; null for a day outside of the scale. */
export function dateIn(
  scale: CalendarScale,
  day: DayNumber,
): { readonly month: Month; readonly place: number; readonly date: number } | null {
  const place = scale.placeOf(day)
  const month = scale.month(place)
  if (month === null || day < month.first || day >= month.first + month.length) return null
  return { month, place, date: day - month.first + 1 }
}

/** The months of a year in order; none for a year outside of the scale. */
export function monthsIn(scale: CalendarScale, year: number): readonly Month[] {
  const months: Month[] = []
  let place = scale.firstOf(year)
  for (let month = scale.month(place); month?.year === year; month = scale.month(++place)) months.push(month)
  return months
}
