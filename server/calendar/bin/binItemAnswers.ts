import type { BinItemAnswer } from '#contract/bin.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import { may } from '../../rights.ts'
import type { Store } from '../../store/Store.ts'
import type { UserRecord } from '../../store/records.ts'
import { calendarHref, eventHref } from '../answers/hrefs.ts'
import type { SeenBinItem } from './binSeenBy.ts'

/** Where the item was, and will be again. */
export const pathOfItem = ({ homeId, calendarId, eventId }: SeenBinItem): string =>
  eventId === null ? calendarHref(homeId, calendarId) : eventHref({ homeId, calendarId, eventId })

/** The items as a person sees them: private events of others are only `Busy` (CAL-10, CAL-34). */
export async function binItemAnswers(
  { users }: Pick<Store, 'users'>,
  caller: UserRecord,
  items: readonly SeenBinItem[],
): Promise<BinItemAnswer[]> {
  const names = new Map<string, string | null>()
  for (const id of new Set(items.map(({ deletedBy }) => deletedBy))) {
    const user = id === caller.id ? caller : await users.byId(id)
    names.set(id, user && displayNameOf(user))
  }
  return items.map((item) => {
    const { id, homeId, calendarId, eventId, isPrivate, deletedAt, deletedBy, expiresAt } = item
    const displayName = names.get(deletedBy) ?? null
    return {
      id,
      kind: eventId === null ? 'calendar' : 'event',
      name: isPrivate && !may(caller, 'readPrivate', item) ? 'Busy' : item.name,
      calendar: calendarHref(homeId, calendarId),
      calendarName: item.calendarName,
      path: pathOfItem(item),
      events: item.size.events,
      deletedAt: new Date(deletedAt).toISOString(),
      deletedBy: displayName === null ? null : { id: deletedBy, displayName },
      expiresAt: new Date(expiresAt).toISOString(),
      isCalendarGone: item.isCalendarGone,
      mayDelete: may(caller, 'deleteForEver', item),
    }
  })
}
