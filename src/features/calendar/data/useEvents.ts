import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Failure } from '#contract/failure.ts'
import type { View } from '#domain/event/readItem.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../api/explain.ts'
import type { PendingState } from '../queries/pendingEditsOf.ts'
import { rangesWithPendingEdits } from '../queries/rangesWithPendingEdits.ts'
import { usePendingEdits } from '../queries/usePendingEdits.ts'
import type { Calendar } from './Calendar.ts'
import { eventsIn, type Events } from './eventsIn.ts'
import { itemsNearby, rangeQuery } from './queries.ts'
import { neighboursOf, type Range } from './rangeOf.ts'
import type { RangeRead } from './readItems.ts'
import { useReader } from './useReader.ts'

type EventsOnScreen = Events & {
  /** Some calendar has not answered for this range yet; what is known from elsewhere is there already. */
  readonly isPending: boolean
  /** Why a calendar could not be read; what came before stays. */
  readonly failure: Failure | null
  readonly retry: () => void
}

/** The events of some calendars in a range, its neighbours asked for once it is there. */
export function useEvents(calendars: readonly Calendar[], range: Range, zone: string): EventsOnScreen {
  const api = useApi()
  const client = useQueryClient()
  const reader = useReader(zone)
  const view = useMemo((): View => ({ window: range, ...reader }), [range, reader])
  const results = useQueries({
    queries: calendars.map((calendar) => ({
      ...rangeQuery(api, calendar, range),
      placeholderData: () => itemsNearby(client, calendar, range),
    })),
  })
  const [read] = useState(onceForTheSame)
  const pending = usePendingEdits()
  const events = read({ calendars, reads: results.map(({ data }) => data), pending, view })
  const isPending = results.some((each) => each.isPending || each.isPlaceholderData)
  const failed = results.filter(({ isError }) => isError)

  useEffect(() => {
    if (isPending) return
    for (const calendar of calendars)
      for (const neighbour of neighboursOf(range))
        void client.prefetchQuery(rangeQuery(api, calendar, neighbour))
  }, [isPending, calendars, range, api, client])

  return {
    ...events,
    isPending: isPending && failed.length === 0,
    failure: failed[0] ? failureBehind(failed[0].error) : null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

type Seeing = {
  readonly calendars: readonly Calendar[]
  readonly reads: readonly (RangeRead | undefined)[]
  readonly pending: PendingState
  readonly view: View
}

/** What is seen, remembered: a render with nothing new gives the same events. */
function onceForTheSame() {
  let last: { seeing: Seeing; events: Events } | null = null
  return (seeing: Seeing): Events => {
    if (!last || !isSame(last.seeing, seeing)) {
      const { calendars, reads, pending, view } = seeing
      last = { seeing, events: eventsIn(rangesWithPendingEdits(calendars, reads, pending), view) }
    }
    return last.events
  }
}

const isSame = (one: Seeing, other: Seeing) =>
  one.view === other.view &&
  one.pending.edits === other.pending.edits &&
  one.calendars === other.calendars &&
  one.reads.length === other.reads.length &&
  one.reads.every((read, index) => read === other.reads[index])
