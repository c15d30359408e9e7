import type { Edit } from '../Edit.ts'
import { calendarKey } from '../ObjectName.ts'

/** The calendars that an inverse needs, by `calendarKey`, without duplicates. */
export function calendarsOf(inverse: Edit): readonly string[] {
  switch (inverse.kind) {
    case 'restoreEvents':
      return [...new Set(inverse.objects.map(({ object }) => calendarKey(object)))]
    case 'importEvents':
    case 'changeCalendar':
    case 'deleteCalendar':
      return [calendarKey(inverse.calendar)]
    // These are not in the list yet.
    case 'createCalendar':
    case 'restoreCalendar':
      return []
    default:
      return [calendarKey(inverse.object)]
  }
}
