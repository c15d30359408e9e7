import { eventsAlias } from '#contract/endpoints.ts'
import { mayBeId } from '../http/routing/pathTemplate.ts'
import { isCopyId } from '../store/copyId.ts'
import { copiesIn } from './sharing/copies.ts'
import { may } from '../rights.ts'
import type { Store } from '../store/Store.ts'
import type { CalendarRecord, UserRecord } from '../store/records.ts'

type Named = Pick<CalendarRecord, 'homeId' | 'calendarId'>

/**
 * The calendars with these names, each once and in the given order. `events` stands for all calendars of a
 * home, as in a REPORT (CAL-6). Calendars that do not exist, or with which the user may not do this, are left out
 * (CAL-32, CAL-35).
 */
export async function readableCalendars(
  store: Pick<Store, 'calendars' | 'shares' | 'webCalendars'>,
  user: UserRecord,
  action: 'read' | 'readBusy',
  named: readonly Named[],
): Promise<readonly CalendarRecord[]> {
  const asked = named.filter(({ homeId, calendarId }) => mayBeId(calendarId) && may(user, 'list', { homeId }))
  if (asked.length === 0) return []
  const own = await store.calendars.ofHome(user.id)
  const needsCopies = asked.some(({ calendarId }) => isCopyId(calendarId) || calendarId === eventsAlias)
  const copies = needsCopies ? await copiesIn(store, user.id) : []
  const found = asked.flatMap(({ calendarId }) =>
    [...own, ...copies].filter((each) =>
      calendarId === eventsAlias ? !each.copy || each.copy.isPublic : each.calendarId === calendarId,
    ),
  )
  return [...new Set(found)].filter((each) => may(user, action, each))
}
