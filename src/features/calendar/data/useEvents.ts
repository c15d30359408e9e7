import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Failure } from '#contract/failure.ts'
import type { View } from '#domain/event/readItem.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import type { Calendar } from './Calendar.ts'
import { eventsIn, type Events } from './eventsIn.ts'
import { itemsNearby, rangeQuery } from './queries.ts'
import { neighboursOf, type Range } from './rangeOf.ts'
import type { ItemsRead } from './readItems.ts'

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
  const { emails, preferredEmail } = useUser()
  const client = useQueryClient()
  const view = useMemo(
    (): View => ({
      window: range,
      viewZone: zone,
      myAddresses: [preferredEmail, ...emails].filter((address) => address !== ''),
    }),
    [range, zone, preferredEmail, emails],
  )
  const results = useQueries({
    queries: calendars.map((calendar) => ({
      ...rangeQuery(api, calendar, range),
      placeholderData: () => itemsNearby(client, calendar, range),
    })),
  })
  const [read] = useState(onceForTheSame)
  const events = read(
    results.map(({ data }) => data),
    view,
  )
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

/** `eventsIn`, remembering its last answer: a render with nothing new gives the same events. */
function onceForTheSame() {
  let last: { answers: readonly (ItemsRead | undefined)[]; view: View; events: Events } | null = null
  return (answers: readonly (ItemsRead | undefined)[], view: View): Events => {
    const isSame =
      last?.view === view &&
      last.answers.length === answers.length &&
      answers.every((answer, index) => answer === last?.answers[index])
    if (!last || !isSame) last = { answers, view, events: eventsIn(answers, view) }
    return last.events
  }
}
