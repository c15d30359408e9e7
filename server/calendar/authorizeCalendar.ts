import type { Store } from '../store/Store.ts'
import type { UserRecord } from '../store/records.ts'
import { throwHttpError } from '../HttpError.ts'
import { placeOf } from './sharing/placeOf.ts'
import { may, type CalendarAction, type HomeOrCalendar } from '../rights.ts'

/**
 * Checks whether a person may do something (CAL-21). In another person's home it is always 403, so that
 * nobody learns what exists there; a home that does not exist is 404.
 *
 * @throws {HttpError} forbidden, not-found
 */
export async function authorizeCalendar(
  user: UserRecord,
  action: CalendarAction,
  calendar: HomeOrCalendar,
  store: Pick<Store, 'users' | 'shares'>,
): Promise<void> {
  const place = await placeOf(store, calendar)
  if (may(user, action, place)) return
  if (calendar.homeId !== user.id) {
    const owner = await store.users.byId(calendar.homeId)
    if (owner === null) throwHttpError('not-found', 'There is no such home.')
    if (owner.blockedAt === undefined && may(user, action, { ...place, domainId: owner.domainId })) return
  }
  if (calendar.homeId === user.id && place.copy === undefined) {
    throwHttpError('not-found', 'There is no such calendar.')
  }
  throwHttpError(
    'forbidden',
    calendar.homeId === user.id ? 'You may not do this here.' : 'This home was not shared with you.',
  )
}
