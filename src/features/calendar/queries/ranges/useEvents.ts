import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Failure } from '#contract/failure.ts'
import { mergeCopies } from '#domain/event/copies/mergeCopies.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { ItemView } from '#domain/event/Item.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../../api/explain.ts'
import { useHeldError } from '../../../../api/useHeldError.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { useContinued } from '../../../../ui/useContinued.ts'
import { whenIdle } from '../../../../ui/idle/whenIdle.ts'
import type { PendingState } from '../pendingEditsOf.ts'
import { rangesWithPendingEdits } from './rangesWithPendingEdits.ts'
import { usePendingEdits } from '../usePendingEdits.ts'
import type { Calendar } from '../calendars/Calendar.ts'
import { copyRank } from '../calendars/copyRank.ts'
import { eventsIn, type Events } from './eventsIn.ts'
import { joinEvents } from './joinEvents.ts'
import { itemsNearby } from './itemsNearby.ts'
import { rangeQuery } from './rangeQuery.ts'
import { nextRange, rangeBefore, type Range } from './rangeOf.ts'
import type { RangeRead } from './readItems.ts'
import { useReader } from './useReader.ts'

type EventsOnScreen = Events & {
  /** Some calendar has not answered for this range yet. Events from overlapping ranges are shown already. */
  readonly isPending: boolean
  /** Every calendar has answered for this range at least once: a day without events is free. */
  readonly isRead: boolean
  /** The months of the ranges that every calendar has answered for, `YYYY-MM`. */
  readonly months: readonly string[]
  /** Why a calendar could not be read. What was read before stays. */
  readonly failure: Failure | null
  readonly retry: () => void
  /** The events of other ranges, if all calendars have answered for them; else null. */
  readonly eventsAhead: (others: readonly Range[]) => readonly CalendarEvent[] | null
}

/**
 * The events of some calendars in some ranges, an event that lies in several of them once. When these are read,
 * the ranges before and after them are prefetched.
 *
 * @param ranges consecutive
 * @param declined whether events that the reader declined are struck through or left out
 */
export function useEvents(
  calendars: readonly Calendar[],
  ranges: readonly Range[],
  zone: string,
  declined: 'struck' | 'hidden' = 'hidden',
): EventsOnScreen {
  const api = useApi()
  const client = useQueryClient()
  const reader = useReader(zone)
  const { id: userId } = useUser()
  const queries = useMemo(
    () =>
      ranges.flatMap((range) =>
        calendars.map((calendar) => ({
          ...rangeQuery(api, calendar, range),
          placeholderData: () => itemsNearby(client, calendar, range),
        })),
      ),
    [ranges, calendars, api, client],
  )
  const results = useQueries({ queries })
  const { edits, apply } = usePendingEdits()
  const reads = results.map(({ data }) => data)
  const events = useContinued({ calendars, ranges, reads, edits, apply, reader, declined, userId }, eventsOf)
  const states = results.map(({ error, isPending, isPlaceholderData, errorUpdateCount }) => ({
    error,
    isPending: isPending || isPlaceholderData,
    errorUpdateCount,
  }))
  const isPending = states.some((each) => each.isPending)
  const error = useHeldError(states)

  const areRead = results.map(({ data, isPlaceholderData }) => data !== undefined && !isPlaceholderData)
  const months = useContinued({ ranges, areRead, count: calendars.length }, monthsRead)

  useEffect(() => {
    const [first, last] = [ranges[0], ranges.at(-1)]
    if (isPending || !first || !last) return undefined
    return whenIdle(() => {
      for (const neighbour of [rangeBefore(first), nextRange(last)])
        for (const calendar of calendars) void client.prefetchQuery(rangeQuery(api, calendar, neighbour))
    })
  }, [isPending, calendars, ranges, api, client])

  function eventsAhead(others: readonly Range[]) {
    const answers = others.flatMap((range) =>
      calendars.map((calendar) => client.getQueryData(rangeQuery(api, calendar, range).queryKey)),
    )
    if (!answers.every((answer) => answer !== undefined)) return null
    const asked = { calendars, ranges: others, reads: answers, edits, apply, reader, declined, userId }
    return eventsOf(asked, events).events
  }

  return {
    ...events,
    eventsAhead,
    isPending: isPending && error === null,
    isRead: areRead.every(Boolean),
    months,
    failure: error && failureBehind(error),
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  }
}

type Answers = Pick<PendingState, 'edits' | 'apply'> & {
  readonly calendars: readonly Calendar[]
  readonly ranges: readonly Range[]
  /** For each range in order, the answers of all calendars. */
  readonly reads: readonly (RangeRead | undefined)[]
  readonly reader: Omit<ItemView, 'window'>
  readonly declined: 'struck' | 'hidden'
  readonly userId: string
}

type Reading = {
  readonly ranges: readonly Range[]
  /** For each range in order, whether each calendar has answered. */
  readonly areRead: readonly boolean[]
  /** How many calendars there are. */
  readonly count: number
}

const monthsRead = ({ ranges, areRead, count }: Reading): readonly string[] =>
  ranges
    .filter((_, index) => areRead.slice(index * count, (index + 1) * count).every(Boolean))
    .map(({ month }) => month)

function eventsOf(answers: Answers, before: Events | null): Events {
  const { calendars, ranges, reads, reader, declined, userId, ...pending } = answers
  const each = ranges.map((window, index) => {
    const ofRange = reads.slice(index * calendars.length, (index + 1) * calendars.length)
    return eventsIn(rangesWithPendingEdits(calendars, ofRange, pending), { window, ...reader }, declined)
  })
  const joined = joinEvents(each, ranges)
  if (calendars.length < 2) return joined
  return { ...joined, events: mergeCopies(joined.events, copyRank(calendars, userId), before?.events) }
}
