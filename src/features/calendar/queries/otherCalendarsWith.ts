import type { QueryClient } from '@tanstack/react-query'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import { calendarKeys } from './calendarKeys.ts'
import type { RangeRead } from './ranges/readItems.ts'
import { uidIn } from './uidIn.ts'
import type { Calendar } from './calendars/Calendar.ts'
import { cachedLists } from './calendars/cachedLists.ts'

/** The calendars besides one that hold an event of the same UID, as far as the cache knows. */
export function otherCalendarsWith(
  client: QueryClient,
  object: JCal,
  { userId, calendarId }: CalendarName,
): readonly Calendar[] {
  const uid = uidIn(object)
  if (uid === null || uid === '') return []
  const holdsIt = (calendar: Calendar) =>
    client
      .getQueriesData<RangeRead>({ queryKey: calendarKeys.rangesOf(calendar) })
      .some(([, read]) => read?.items.some(({ data }) => uidIn(data) === uid))
  return cachedLists(client)
    .flatMap(({ calendars }) => calendars)
    .filter((each) => (each.homeId !== userId || each.id !== calendarId) && holdsIt(each))
}
