import type { QueryClient } from '@tanstack/react-query'
import { describeCalendarEdit } from '#domain/edits/describeEdit.ts'
import type { CalendarEdit, Edit } from '#domain/edits/Edit.ts'
import { recorded } from '#domain/edits/history/history.ts'
import { invertEdit } from '#domain/edits/invertEdit.ts'
import { calendarKey } from '#domain/edits/ObjectName.ts'
import type { CalendarProperties } from '#domain/edits/Objects.ts'
import { editHead } from '../editHead.ts'
import { changeHistory } from './historyOf.ts'

/** Add an edit of a calendar to the history of a cache. */
export function recordCalendarEdit(
  client: QueryClient,
  edit: CalendarEdit,
  before: CalendarProperties | null,
): void {
  const { id, at } = edit
  const entry = { id, at, description: describeCalendarEdit(edit), inverse: calendarInverse(edit, before) }
  changeHistory(client, (history) => recorded(history, entry))
}

/** What undoes an edit of a calendar; null for nothing: a deleted calendar does not come back. */
export function calendarInverse(edit: CalendarEdit, before: CalendarProperties | null): Edit | null {
  const { id, at } = editHead()
  const calendars = new Map(edit.kind === 'createCalendar' ? [] : [[calendarKey(edit.calendar), before]])
  const inverted = invertEdit(edit, { events: new Map(), calendars }, { id, at })
  return inverted.ok ? inverted.value : null
}
