import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Failure } from '#contract/failure.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../api/explain.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { rangeQuery } from '../queries/ranges/rangeQuery.ts'
import type { Range } from '../queries/ranges/rangeOf.ts'
import type { RangeRead } from '../queries/ranges/readItems.ts'
import type { PendingState } from '../queries/pendingEditsOf.ts'
import { usePendingEdits } from '../queries/usePendingEdits.ts'
import { yearsAround } from './yearsAround.ts'

export type SearchedEvents = {
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
}

/** Reads all calendars, one year after the other, outwards from this year. */
export function useSearchedEvents(calendars: readonly Calendar[], today: IsoDate): SearchedEvents {
  const api = useApi()
  const client = useQueryClient()
  const pending = usePendingEdits()
  const years = useMemo(() => yearsAround(today), [today])
  const [isStopped, setStopped] = useState(false)
  // A year is requested after those before it were read.
  const isRead = (year: Range) =>
    calendars.every((calendar) => client.getQueryData(rangeQuery(api, calendar, year).queryKey) !== undefined)
  const firstUnread = years.findIndex((year) => !isRead(year))
  const results = useQueries({
    queries: years.flatMap((year, index) =>
      calendars.map((calendar) => ({
        ...rangeQuery(api, calendar, year),
        enabled: isRead(year) || (index === firstUnread && !isStopped),
      })),
    ),
  })
  const reads = results.map(({ data }) => data)
  const readCount = firstUnread < 0 ? years.length : firstUnread
  const failed = results.find(({ isError }) => isError)
  return {
    reads,
    pending,
    readCount,
    yearCount: years.length,
    isReading: failed === undefined && !isStopped && readCount < years.length,
    failure: failed === undefined ? null : failureBehind(failed.error),
    stop: () => setStopped(true),
    resume: () => {
      setStopped(false)
      void failed?.refetch()
    },
  }
}
