import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { calendarsIn, type CalendarSet } from './sets/CalendarSet.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'

type Known = {
  readonly calendars: readonly Pick<Calendar, 'homeId' | 'id'>[]
  readonly sets: readonly CalendarSet[]
  /** What the person hides. */
  readonly hidden: ReadonlySet<string>
}

/**
 * The ids of the calendars that a period does not show: all but one, all that are not in its set, or what the person hides. A set
 * or a calendar that does not exist says nothing.
 */
export function hiddenIn(
  { only, set: name }: Pick<CalendarPeriod, 'only' | 'set'>,
  { calendars, sets, hidden }: Known,
): ReadonlySet<string> {
  const allBut = (shown: readonly Pick<Calendar, 'id'>[]) => {
    const ids = new Set(shown.map(({ id }) => id))
    return new Set(calendars.flatMap(({ id }) => (ids.has(id) ? [] : id)))
  }
  const one = calendars.find(({ id }) => id === only)
  if (one) return allBut([one])
  const set = sets.find((each) => each.name === name)
  return set ? allBut(calendarsIn(set, calendars)) : hidden
}
