import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Failure } from '#contract/failure.ts'
import type { SearchQuery } from '#domain/search/SearchQuery.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../../api/explain.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { rangeQuery } from '../../queries/ranges/rangeQuery.ts'
import type { Range } from '../../queries/ranges/rangeOf.ts'
import type { RangeRead } from '../../queries/ranges/readItems.ts'
import type { PendingState } from '../../queries/pendingEditsOf.ts'
import { usePendingEdits } from '../../queries/usePendingEdits.ts'
import { yearsToSearch, type YearsToSearch } from './yearsToSearch.ts'

export type SearchedEvents = {
  /** In which years it is searched. */
  readonly years: Omit<YearsToSearch, 'ranges'>
  /** What was read so far: all calendars in order, year by year. */
  readonly reads: readonly (RangeRead | undefined)[]
  readonly pending: PendingState
  /** How many years were read, and how many will be. */
  readonly readCount: number
  readonly yearCount: number
  /** Further ones are being read. */
  readonly isReading: boolean
  /** Why one could not be read. */
  readonly failure: Failure | null
  /** Read no further years. */
  readonly stop: () => void
  /** Go on after a stop or a failure. */
  readonly resume: () => void
  /** Search in earlier years, or later ones, too. */
  readonly widen: (where: 'earlier' | 'later') => void
}

/** Reads all calendars, one year after the other, outwards from this year or from the days of a search. */
export function useSearchedEvents(
  calendars: readonly Calendar[],
  today: IsoDate,
  { from, until }: Pick<SearchQuery, 'from' | 'until'>,
): SearchedEvents {
  const api = useApi()
  const client = useQueryClient()
  const pending = usePendingEdits()
  const [widening, setWidening] = useState(notWidened)
  const { ranges, ...years } = useMemo(
    () => yearsToSearch(today, { from, until }, widening),
    [today, from, until, widening],
  )
  const [isStopped, setStopped] = useState(false)
  // A year is requested after those before it were read.
  const isRead = (year: Range) =>
    calendars.every((calendar) => client.getQueryData(rangeQuery(api, calendar, year).queryKey) !== undefined)
  const firstUnread = ranges.findIndex((year) => !isRead(year))
  // What is there already stays in the index, for when the days of the search are gone again.
  const around = useMemo(() => yearsToSearch(today, noDays, notWidened).ranges, [today])
  const months = new Set(ranges.map(({ month }) => month))
  const others = around.filter((year) => !months.has(year.month) && isRead(year))
  const results = useQueries({
    queries: [...ranges, ...others].flatMap((year, index) =>
      calendars.map((calendar) => ({
        ...rangeQuery(api, calendar, year),
        enabled: isRead(year) || (index === firstUnread && !isStopped),
      })),
    ),
  })
  const reads = results.map(({ data }) => data)
  const readCount = firstUnread < 0 ? ranges.length : firstUnread
  const failed = results.find(({ isError }) => isError)
  return {
    years,
    reads,
    pending,
    readCount,
    yearCount: ranges.length,
    isReading: failed === undefined && !isStopped && readCount < ranges.length,
    failure: failed === undefined ? null : failureBehind(failed.error),
    stop: () => setStopped(true),
    resume: () => {
      setStopped(false)
      void failed?.refetch()
    },
    widen: (where) => {
      setStopped(false)
      setWidening((before) => ({ ...before, [where]: before[where] + 1 }))
    },
  }
}

const notWidened = { earlier: 0, later: 0 }
const noDays = { from: null, until: null }
