import { dayOf } from '#domain/time/dayNumber.ts'
import type { SearchQuery } from '#domain/search/SearchQuery.ts'
import { utcMidnight, type IsoDate } from '#domain/time/units.ts'
import type { Range } from '../../queries/ranges/rangeOf.ts'

/** How often earlier and later years were asked for. */
export type Widening = { readonly earlier: number; readonly later: number }

export type YearsToSearch = {
  /** The first and the last year, with all between them. */
  readonly from: number
  readonly to: number
  /** The nearest to today first. */
  readonly ranges: readonly Range[]
  /** Whether what is searched for may be before, or after them. */
  readonly hasEarlier: boolean
  readonly hasLater: boolean
}

/** Each time so many years are added. */
const step = 3
/** A search that names a hundred years reads these first. */
const maxYears = 12

/**
 * The years in which a search looks: two before and two after this one; with days (`after:`, `before:`, `on:`)
 * those from or up to these, or near them where they are far away.
 */
export function yearsToSearch(
  today: IsoDate,
  query: Pick<SearchQuery, 'from' | 'until'>,
  { earlier, later }: Widening,
): YearsToSearch {
  const [minYear, maxYear] = [yearOf(query.from) ?? 1, yearOf(query.until) ?? 9998]
  const thisYear = Number(today.slice(0, 4))
  const [start, end] = limited(spanOf(thisYear, yearOf(query.from), yearOf(query.until)), thisYear)
  const from = Math.max(Math.min(minYear, start), start - step * earlier)
  const to = Math.min(Math.max(maxYear, end), end + step * later)
  const middle = Math.min(Math.max(thisYear, from), to)
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return {
    from,
    to,
    ranges: years
      .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || other - one)
      .map(rangeOfYear),
    hasEarlier: from > minYear,
    hasLater: to < maxYear,
  }
}

type Span = readonly [from: number, to: number]

function spanOf(thisYear: number, from: number | null, until: number | null): Span {
  const [before, after] = [thisYear - 2, thisYear + 2]
  if (from !== null && until !== null) return [Math.min(from, until), until]
  if (until !== null) return until < before ? [until - 2, until] : [before, until]
  if (from !== null) return from > after ? [from, from + 2] : [from, after]
  return [before, after]
}

/** Of too many years, those nearest to this one. */
function limited([from, to]: Span, thisYear: number): Span {
  if (to - from < maxYears) return [from, to]
  return to <= thisYear + 2 ? [to - maxYears + 1, to] : [from, from + maxYears - 1]
}

const yearOf = (date: IsoDate | null) => (date === null ? null : Number(date.slice(0, 4)))

const rangeOfYear = (year: number): Range => ({
  month: String(year),
  start: utcMidnight(dayOf(year, 1, 1)),
  end: utcMidnight(dayOf(year + 1, 1, 1)),
})
