import { hashKey, type QueryClient } from '@tanstack/react-query'
import { calendarKeys } from '../queries/calendarKeys.ts'
import type { CalendarsRead } from '../queries/calendars/readCalendars.ts'

/**
 * Forgets the events of calendars that have left a person's list, because they may no longer be read (CAL-33).
 *
 * @returns stops that
 */
export function forgetUnlisted(client: QueryClient, userId: string): () => void {
  const key = calendarKeys.calendars(userId)
  const hash = hashKey(key)
  const listed = () => client.getQueryData<CalendarsRead>(key)?.calendars
  let before = listed()
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    const now = listed()
    if (now === undefined || now === before) return
    const left = before?.filter(
      ({ homeId, id }) => !now.some((each) => each.homeId === homeId && each.id === id),
    )
    before = now
    for (const calendar of left ?? []) {
      client.removeQueries({ queryKey: calendarKeys.rangesOf(calendar) })
      // An open one is asked for again, and the service says why it cannot be read.
      void client.resetQueries({ queryKey: calendarKeys.objectsOf(calendar) })
    }
  })
}
