import { eventsAlias } from '#contract/endpoints.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { findCalendar } from '../rules.ts'
import { copiesIn } from './copies.ts'

/**
 * The calendars of a REPORT: the named one, or for `events` every calendar of the home and every subscription, but none
 * that was shared with it (CAL-6).
 *
 * @throws {HttpError} not-found
 */
export async function calendarsNamed(
  store: Store,
  homeId: string,
  id: string,
): Promise<readonly CalendarRecord[]> {
  if (id !== eventsAlias) return [await findCalendar(store, homeId, id)]
  const copies = await copiesIn(store, homeId)
  return [...(await store.calendars.ofHome(homeId)), ...copies.filter(({ copy }) => copy?.isPublic)]
}
