import type { QueryClient } from '@tanstack/react-query'
import { calendarKey } from '#domain/edits/ObjectName.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { cachedLists } from '../../queries/calendars/cachedLists.ts'

/** The calendars of the person by `calendarKey`; null while the list of them is incomplete. */
export function calendarsInLists(client: QueryClient): ReadonlySet<string> | null {
  const read = cachedLists(client)
  const names = read.flatMap(({ calendars }) =>
    calendars.map(({ homeId, id }) => calendarKey({ userId: homeId, calendarId: id })),
  )
  return names.length === 0 || read.some(({ skipped }) => skipped > 0) ? null : new Set(names)
}

/** Whether a query is one of such a list. */
export const isCalendarList = (key: readonly unknown[]): boolean =>
  calendarKeys.lists.every((part, index) => key[index] === part)
