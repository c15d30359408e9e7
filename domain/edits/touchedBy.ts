import type { EventEdit, ImportEvents } from './Edit.ts'
import type { ObjectName } from './ObjectName.ts'

/**
 * The calendar objects that an edit reads or writes, without duplicates; the one that it is about first. For
 * a series that may be split, its second half is included in any case.
 */
export function touchedBy(edit: EventEdit | ImportEvents): readonly ObjectName[] {
  switch (edit.kind) {
    case 'changeEvent':
    case 'moveEvent': {
      const { object, occurrence, scope, splitId } = edit
      const maySplit = occurrence !== null && scope === 'following'
      return maySplit ? [object, { ...object, eventId: splitId }] : [object]
    }
    case 'moveToCalendar':
      return [edit.object, { ...edit.to, eventId: edit.object.eventId }]
    case 'restoreEvents':
      return edit.objects.map(({ object }) => object)
    case 'importEvents':
      return edit.events.map(({ eventId }) => ({ ...edit.calendar, eventId }))
    default:
      return [edit.object]
  }
}
