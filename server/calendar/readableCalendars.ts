import { eventsAlias } from '#contract/endpoints.ts'
import { mayBeId } from '../http/routing/pathTemplate.ts'
import { may } from '../rights.ts'
import type { Store } from '../store/Store.ts'
import type { CalendarRecord, UserRecord } from '../store/records.ts'

type Named = Pick<CalendarRecord, 'homeId' | 'calendarId'>

/**
 * The calendars with these names, each once and in the given order. `events` stands for all calendars of a
 * home, as in a REPORT (CAL-6). Calendars that do not exist, or that the user cannot read, are left out
 * (CAL-32, CAL-35).
 */
export async function readableCalendars(
  { calendars }: Pick<Store, 'calendars'>,
  user: UserRecord,
  named: readonly Named[],
): Promise<readonly CalendarRecord[]> {
  const asked = named.filter((each) => mayBeId(each.calendarId) && may(user, 'read', each))
  const ofHome = new Map<string, readonly CalendarRecord[]>()
  for (const homeId of new Set(asked.map((each) => each.homeId))) {
    ofHome.set(homeId, await calendars.ofHome(homeId))
  }
  const found = asked.flatMap(({ homeId, calendarId }) =>
    (ofHome.get(homeId) ?? []).filter((each) => calendarId === eventsAlias || each.calendarId === calendarId),
  )
  return [...new Set(found)].filter((each) => may(user, 'read', each))
}
