import type { QueryClient } from '@tanstack/react-query'
import { nextRedo, nextUndo, withinCalendars } from '#domain/edits/history/history.ts'
import { withdrawUndo } from '../undo.ts'
import { changeHistory, historyOf } from './historyOf.ts'
import { calendarsInLists } from './calendarsInLists.ts'

/**
 * Forget what was done in calendars that are not in the list any more, and withdraw the offer to take back the last of
 * it. Nothing, while the list is incomplete.
 */
export function forgetUnreadable(client: QueryClient): void {
  const known = calendarsInLists(client)
  if (known === null) return
  const { history } = historyOf(client).current()
  const readable = withinCalendars(history, (name) => known.has(name))
  const offered = nextRedo(history) ?? nextUndo(history)
  if (offered && !readable.includes(offered)) withdrawUndo()
  changeHistory(client, () => readable)
}
