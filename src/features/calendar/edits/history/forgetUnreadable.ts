import type { QueryClient } from '@tanstack/react-query'
import { nextRedo, nextUndo, withinCalendars } from '#domain/edits/history/history.ts'
import { calendarKey } from '#domain/edits/ObjectName.ts'
import { cachedLists } from '../../queries/calendars/cachedLists.ts'
import { withdrawUndo } from '../undo.ts'
import { changeHistory, historyOf } from './historyOf.ts'

/**
 * Forget what was done in calendars that are not in the list any more, and withdraw the offer to take back the last of
 * it. Nothing, while the list is incomplete.
 */
export function forgetUnreadable(client: QueryClient): void {
  const read = cachedLists(client)
  if (read.some(({ skipped }) => skipped > 0)) return
  const names = read.flatMap(({ calendars }) =>
    calendars.map(({ homeId, id }) => calendarKey({ userId: homeId, calendarId: id })),
  )
  const known = new Set(names)
  if (known.size === 0) return
  const { history } = historyOf(client).current()
  const readable = withinCalendars(history, (name) => known.has(name))
  const offered = nextRedo(history) ?? nextUndo(history)
  if (offered && !readable.includes(offered)) withdrawUndo()
  changeHistory(client, () => readable)
}
