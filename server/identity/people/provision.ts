import { domainOf } from '#contract/emailAddress.ts'
import type { Ports } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { UserRecord } from '../../store/records.ts'
import { throwHttpError } from '../../HttpError.ts'
import { logSecurity } from '../../securityLog.ts'
import { newId } from '../../digest.ts'
import { personName } from './personName.ts'
import { domainIdOf } from '../../rooms/domainIdOf.ts'
import { roomDirectory } from '../../rooms/roomDirectory.ts'
import { isDomainServed } from './servedDomains.ts'
import type { ClaimedPerson } from '../strategy.ts'
import { defaultCalendarOf } from '../../store/calendars/defaultCalendarOf.ts'

/**
 * The user for a person; a new one is created with a default calendar (ID-10).
 *
 * @returns null if the person is new and may not be created
 * @throws {HttpError} unknown-domain; blocked for the address of a room, which never signs in, and for one that somebody
 *   had before (ID-26)
 */
export async function provision(
  { store, settings, log }: Ports,
  { email, firstName, lastName, mayBeNew }: ClaimedPerson,
): Promise<UserRecord | null> {
  const known = await store.users.byEmail(email)
  if (known !== null && known.email !== email) {
    // Who gets the address from the provider next may be somebody else.
    logSecurity(log, 'sign-in-refused', { reason: 'former-address' })
    throwHttpError('blocked', 'This address belongs to an account that has another one now.')
  }
  if (known !== null || !mayBeNew) return known
  if (!isDomainServed(settings, email)) {
    logSecurity(log, 'sign-in-refused', { reason: 'unknown-domain' })
    throwHttpError('unknown-domain', 'Your account is valid, but your organisation doesn’t have access here.')
  }
  if ((await roomDirectory(store).byEmail(email)) !== null) {
    logSecurity(log, 'sign-in-refused', { reason: 'room' })
    throwHttpError('blocked', 'This is the address of a room, which can’t sign in.')
  }
  return createUser(store, { email, firstName, lastName })
}

/**
 * The user with this e-mail; a new one is created with a default calendar, whatever the domain. Of the names
 * counts what others can read.
 */
export async function createUser(
  store: Pick<Store, 'users'>,
  { email, firstName, lastName }: Pick<UserRecord, 'email' | 'firstName' | 'lastName'>,
): Promise<UserRecord> {
  const id = newId()
  const domainId = await domainIdOf(domainOf(email))
  const user = {
    id,
    email,
    firstName: personName(firstName),
    lastName: personName(lastName),
    domainId,
  }
  return store.users.provision(user, defaultCalendarOf(id))
}
