import type { ImportEvents, RestoreEvents } from '#domain/edits/Edit.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import { editHead } from '../../edits/editHead.ts'

/** The import that redoes one that was undone: what had been imported, under the same names. */
export const importedAgain = (
  { undoes, objects }: RestoreEvents,
  { userId, calendarId }: CalendarName,
): ImportEvents => ({
  ...editHead(),
  ...(undoes !== undefined && { id: undoes }),
  kind: 'importEvents',
  calendar: { userId, calendarId },
  events: objects.flatMap(({ object, to }) => (to === null ? [] : { eventId: object.eventId, data: to })),
})
