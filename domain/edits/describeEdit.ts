import type { EventWhen } from '../event/CalendarEvent.ts'
import { daysBetween } from '../time/dates.ts'
import type { CalendarEdit, Edit, EventEdit, ImportEvents } from './Edit.ts'
import type { CalendarDescription, EditDescription, EventDescription } from './EditDescription.ts'
import { isCalendarEdit } from './editKinds.ts'

/** The sentence for an edit: its name and parameters. */
export function describeEdit(edit: Edit): EditDescription {
  if (isCalendarEdit(edit)) return describeCalendarEdit(edit)
  if (edit.kind !== 'restoreEvents') return describeEventEdit(edit)
  return { name: edit.direction === 'undo' ? 'undone' : 'redone', of: edit.of }
}

/** The same for an edit of a calendar. */
export function describeCalendarEdit(edit: CalendarEdit): CalendarDescription {
  switch (edit.kind) {
    case 'createCalendar':
      return { name: 'calendarCreated', title: edit.properties['dav:name'] ?? '' }
    case 'changeCalendar':
      return { name: 'calendarChanged', title: edit.title }
    case 'deleteCalendar':
      return { name: 'calendarDeleted', title: edit.title }
    case 'restoreCalendar':
      return { name: 'calendarRestored', title: edit.title }
  }
}

/** The same for an edit of events. */
export function describeEventEdit(
  edit: Exclude<EventEdit, { kind: 'restoreEvents' }> | ImportEvents,
): EventDescription {
  if (edit.kind === 'importEvents') return { name: 'imported', count: edit.events.length }
  const { title } = edit
  switch (edit.kind) {
    case 'createEvent':
      return { name: 'created', title }
    case 'changeEvent':
      return { name: 'changed', title: edit.patch.title ?? title }
    case 'moveToCalendar':
      return { name: 'movedToCalendar', title: edit.patch.title ?? title, calendarId: edit.to.calendarId }
    case 'deleteEvent':
      return { name: 'deleted', title, scope: edit.scope }
    case 'answerInvitation':
      return { name: 'answered', title, answer: edit.answer }
    case 'moveEvent': {
      const { from, to, viewZone } = edit
      return { name: isAsLong(from, to) ? 'moved' : 'resized', title, from, to, viewZone }
    }
  }
}

function isAsLong(one: EventWhen, other: EventWhen): boolean {
  if (one.kind === 'allDay')
    return (
      other.kind === 'allDay' && daysBetween(one.first, one.last) === daysBetween(other.first, other.last)
    )
  return other.kind === 'timed' && one.end - one.start === other.end - other.start
}
