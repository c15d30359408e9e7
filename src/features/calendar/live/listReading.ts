import type { QueryClient } from '@tanstack/react-query'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { listPolling, usualPollingMs } from '../queries/calendars/listPolling.ts'
import type { ChangeNews } from './ChangeNews.ts'

/** The list is read seldom while changes are told. */
const seldomMs = 5 * 60_000

/**
 * How often the list of calendars is read: as usual unless something came from the service lately.
 *
 * @param deadAfterMs how long that counts
 */
export function listReading(client: QueryClient, deadAfterMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const asUsual = () => {
    clearTimeout(timer)
    if (listPolling.everyMs === usualPollingMs) return
    listPolling.everyMs = usualPollingMs
    // The interval counts from the next answer on.
    void client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
  }
  return {
    note: ({ kind }: ChangeNews) => {
      if (kind === 'silent') return asUsual()
      clearTimeout(timer)
      listPolling.everyMs = seldomMs
      timer = setTimeout(asUsual, deadAfterMs)
      return undefined
    },
    stop: () => {
      clearTimeout(timer)
      listPolling.everyMs = usualPollingMs
    },
  }
}
