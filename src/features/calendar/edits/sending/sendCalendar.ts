import type { QueryClient } from '@tanstack/react-query'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { CalendarEdit, RestoreCalendar } from '#domain/edits/Edit.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import type { Api } from '../../../../api/createApi.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { binnedAt, restoreFromBin } from '../../queries/requests/binRequests.ts'
import { changeCalendar, createCalendar, deleteCalendar } from '../../queries/requests/calendarRequests.ts'

/**
 * Send an edit of a calendar, and read the list again. The ranges of a deleted calendar leave the cache.
 */
export async function sendCalendar(
  { api, client }: { readonly api: Api; readonly client: QueryClient },
  edit: CalendarEdit,
): Promise<void> {
  try {
    await send(api, edit)
    if (edit.kind !== 'deleteCalendar') return
    const { userId: homeId, calendarId: id } = edit.calendar
    client.removeQueries({ queryKey: calendarKeys.rangesOf({ homeId, id }) })
  } finally {
    await client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
  }
}

function send(api: Api, edit: CalendarEdit): Promise<void> {
  switch (edit.kind) {
    case 'createCalendar':
      return createCalendar(api, edit.userId, edit.properties)
    case 'changeCalendar':
      return changeCalendar(api, edit.calendar, edit.patch)
    case 'deleteCalendar':
      return deleteCalendar(api, edit.calendar, edit.telling)
    case 'restoreCalendar':
      return restoreCalendar(api, edit)
  }
}

async function restoreCalendar(api: Api, { calendar, telling }: RestoreCalendar): Promise<void> {
  const item = await binnedAt(api, calendar)
  const request = { method: endpoints.calendar.method, path: pathOf(endpoints.calendar, calendar) }
  if (item === null) throw new ApiError('not-found', { status: null, request })
  await restoreFromBin(api, item.id, telling)
}
