import type { Calendar } from './Calendar.ts'
import type { CalendarsRead } from './readCalendars.ts'

/**
 * The calendars whose ctag differs from that in an earlier list (CAL-19). A calendar that is new in the list
 * is not among them.
 */
export function changedCalendars(
  before: CalendarsRead | undefined,
  { calendars, ctags }: CalendarsRead,
): readonly Calendar[] {
  return calendars.filter(({ homeId, id }) => {
    const earlier = before?.ctags[`${homeId}/${id}`]
    return earlier !== undefined && earlier !== ctags[`${homeId}/${id}`]
  })
}
