import type { Calendar } from './Calendar.ts'
import type { CalendarsRead } from './readCalendars.ts'

/** The calendars of a list whose ctag says that they were written to since an earlier one (CAL-19); none that was not in it. */
export function changedCalendars(
  before: CalendarsRead | undefined,
  { calendars, ctags }: CalendarsRead,
): readonly Calendar[] {
  return calendars.filter(({ homeId, id }) => {
    const earlier = before?.ctags[`${homeId}/${id}`]
    return earlier !== undefined && earlier !== ctags[`${homeId}/${id}`]
  })
}
