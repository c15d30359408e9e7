import type { QueryClient } from '@tanstack/react-query'
import { calendarKey, type CalendarName } from '#domain/edits/ObjectName.ts'
import { calendarsInLists, isCalendarList } from '../edits/history/calendarsInLists.ts'

/** Calls back once, when a calendar is not in the list any more. @returns ends it */
export function whenCalendarGoes(
  client: QueryClient,
  calendar: CalendarName,
  onGone: () => void,
): () => void {
  const key = calendarKey(calendar)
  const end = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isCalendarList(query.queryKey)) return
    if (calendarsInLists(client)?.has(key) !== false) return
    end()
    onGone()
  })
  return end
}
