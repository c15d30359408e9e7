import { mutationOptions } from '@tanstack/react-query'
import type { CalendarEdit } from '#domain/edits/Edit.ts'
import type { Api } from '../../../api/createApi.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { changeCalendar, createCalendar, deleteCalendar } from '../queries/requests/calendarRequests.ts'

/**
 * Send an edit of a calendar. It is neither optimistic nor in the outbox: its dialog stays open until the
 * service has answered, because a name may be refused. The ranges of a deleted calendar leave the cache.
 */
export const sendCalendarEdit = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'edit'],
    mutationFn: (edit: CalendarEdit) => send(api, edit),
    onSuccess: (_answer, edit, _context, { client }) => {
      if (edit.kind !== 'deleteCalendar') return
      const { userId: homeId, calendarId: id } = edit.calendar
      client.removeQueries({ queryKey: calendarKeys.rangesOf({ homeId, id }) })
    },
    onSettled: (_answer, _error, _edit, _context, { client }) =>
      client.invalidateQueries({ queryKey: calendarKeys.allCalendars }),
  })

function send(api: Api, edit: CalendarEdit): Promise<void> {
  switch (edit.kind) {
    case 'createCalendar':
      return createCalendar(api, edit.userId, edit.properties)
    case 'changeCalendar':
      return changeCalendar(api, edit.calendar, edit.patch)
    case 'deleteCalendar':
      return deleteCalendar(api, edit.calendar)
  }
}
