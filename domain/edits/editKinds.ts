import type { CalendarEdit, Edit, EventEdit } from './Edit.ts'

/** Whether an edit is of calendars themselves, not of their events. */
export const isCalendarEdit = (edit: Edit): edit is CalendarEdit => calendarKinds.has(edit.kind)

/** Whether an edit is of one event or series. */
export const isEventEdit = (edit: Edit): edit is EventEdit =>
  !isCalendarEdit(edit) && edit.kind !== 'importEvents'

const calendarKinds: ReadonlySet<Edit['kind']> = new Set([
  'createCalendar',
  'changeCalendar',
  'deleteCalendar',
  'restoreCalendar',
])
