import { mutationOptions } from '@tanstack/react-query'
import type { CalendarEdit } from '#domain/edits/Edit.ts'
import type { Api } from '../../../api/createApi.ts'
import { announceDeletedCalendar } from './history/announceDeletedCalendar.ts'
import { calendarBefore } from './history/calendarBefore.ts'
import { recordCalendarEdit } from './history/recordCalendarEdit.ts'
import { sendCalendar } from './sending/sendCalendar.ts'
import { withdrawUndo } from './undo.ts'

/**
 * Send an edit of a calendar. It is neither optimistic nor in the outbox: its dialog stays open until the
 * service has answered, because a name may be refused.
 */
export const sendCalendarEdit = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'edit'],
    mutationFn: (edit: CalendarEdit, { client }) => sendCalendar({ api, client }, edit),
    onMutate: (edit, { client }) => {
      withdrawUndo()
      return calendarBefore(client, edit)
    },
    onSuccess: (_answer, edit, before, { client }) => {
      recordCalendarEdit({ api, client }, edit, before)
      if (edit.kind === 'deleteCalendar') announceDeletedCalendar({ api, client }, edit)
    },
  })
