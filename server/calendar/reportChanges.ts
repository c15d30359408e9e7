import type { CalendarRecord, Change, Store } from '../store.ts'
import { calendarHref, eventHref } from './hrefs.ts'
import type { Scope } from './reportRange.ts'
import { revisionKnown, syncToken } from './syncToken.ts'

/**
 * What changed since a token (CAL-19): 200 for what is there, 404 for what is gone; from the start where the token is unknown.
 *
 * @returns the answer as JSON text
 */
export async function reportChanges(
  store: Store,
  { homeId, calendarId, calendars }: Scope,
  token: string,
): Promise<string> {
  const items = await Promise.all(calendars.map((calendar) => changesIn(store, calendar, token)))
  return JSON.stringify({
    _links: { self: { href: calendarHref(homeId, calendarId) } },
    'dav:item': items.flat(),
    'sync-token': syncToken(store.generation, calendars),
  })
}

async function changesIn(store: Store, calendar: CalendarRecord, token: string) {
  const known = revisionKnown(token, store.generation, calendar)
  const changes = await store.events.changesSince(calendar.homeId, calendar.calendarId, known)
  // Who starts anew holds nothing that could be gone.
  const told = known === 0 ? changes.filter(({ isDeleted }) => !isDeleted) : changes
  return told.map(({ eventId, isDeleted }: Change) => ({
    _links: { self: { href: eventHref({ ...calendar, eventId }) } },
    status: isDeleted ? 404 : 200,
  }))
}
