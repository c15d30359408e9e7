import type { QueryClient } from '@tanstack/react-query'
import type { CalendarEdit } from '#domain/edits/Edit.ts'
import type { CalendarProperties } from '#domain/edits/Objects.ts'
import { cachedLists } from '../../queries/calendars/cachedLists.ts'

/** What a dialog can change of a calendar, as it was read; null for a new one. */
export function calendarBefore(client: QueryClient, edit: CalendarEdit): CalendarProperties | null {
  if (edit.kind === 'createCalendar' || edit.kind === 'restoreCalendar') return null
  const { userId, calendarId } = edit.calendar
  const calendar = cachedLists(client)
    .flatMap(({ calendars }) => calendars)
    .find(({ homeId, id }) => homeId === userId && id === calendarId)
  if (!calendar) return null
  const { name, colour, description } = calendar
  return {
    'dav:name': name,
    'apple:color': colour,
    ...(description !== '' && { 'caldav:description': description }),
  }
}
