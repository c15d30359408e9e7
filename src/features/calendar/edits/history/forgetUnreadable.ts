import type { QueryClient } from '@tanstack/react-query'
import { withinCalendars } from '#domain/edits/history/history.ts'
import { calendarKey } from '#domain/edits/ObjectName.ts'
import { cachedLists } from '../../queries/calendars/cachedLists.ts'
import { changeHistory } from './historyOf.ts'

/** Forget what was done in calendars that are not in the list any more. Nothing, while the list is incomplete. */
export function forgetUnreadable(client: QueryClient): void {
  const read = cachedLists(client)
  if (read.some(({ skipped }) => skipped > 0)) return
  const names = read.flatMap(({ calendars }) =>
    calendars.map(({ homeId, id }) => calendarKey({ userId: homeId, calendarId: id })),
  )
  const known = new Set(names)
  if (known.size === 0) return
  changeHistory(client, (history) => withinCalendars(history, (name) => known.has(name)))
}
