import type { NewEmail } from '#contract/administration/newEmail.ts'
import { domainOf, parseEmailAddress } from '#contract/emailAddress.ts'
import { throwHttpError } from '../../HttpError.ts'
import { addressesOf } from '../../identity/people/addressIn.ts'
import { isServed } from '../../identity/people/servedDomains.ts'
import { domainIdOf } from '../../rooms/domainIdOf.ts'
import { roomDirectory } from '../../rooms/roomDirectory.ts'
import type { UserRecord } from '../../store/records.ts'
import { eventsOf } from '../objects/eventsOf.ts'
import type { SchedulingWorld } from '../scheduling/schedulingOf.ts'
import { erasePerson } from './erasePerson.ts'

/**
 * Gives somebody another e-mail address (ID-26): they sign in with it from then on. What they had before still leads to
 * them in meetings. An account that the provider's new address has opened meanwhile makes place if nothing is in it.
 *
 * @returns the account that made place, or null
 * @throws {HttpError} wrong-shape; forbidden
 */
export async function changeEmail(
  world: SchedulingWorld,
  user: UserRecord,
  { email: typed, former }: NewEmail,
): Promise<UserRecord | null> {
  const { store, settings } = world
  const email = parseEmailAddress(typed) ?? throwHttpError('wrong-shape', 'email: must be an address.')
  if (!isServed(settings, email)) throwHttpError('forbidden', 'email: your organisation has no such domain.')
  if (settings.admins.includes(user.email) && !settings.admins.includes(email))
    throwHttpError('forbidden', 'email: an administrator’s new address has to be in KALENDS_ADMINS first.')
  if ((await roomDirectory(store).byEmail(email)) !== null)
    throwHttpError('forbidden', 'email: this is the address of a room.')
  const had = addressesOf(user)
  if (former?.some((each) => !had.includes(each)) === true)
    throwHttpError('wrong-shape', 'former: must be addresses that this person had.')
  const formerEmails = had.filter((each) => each !== email && (former?.includes(each) ?? true))
  const other = await emptyAccount(world, user, email)
  const to = { email, domainId: await domainIdOf(domainOf(email)), formerEmails }
  if ((await store.users.readdress(user.id, to)) !== 'readdressed') throwTaken()
  return other
}

/** Removes who has signed in with the new address meanwhile. */
async function emptyAccount(
  world: SchedulingWorld,
  user: UserRecord,
  email: string,
): Promise<UserRecord | null> {
  const { store } = world
  const other = await store.users.byEmail(email)
  if (other === null || other.id === user.id) return null
  if (other.email !== email || !(await isEmpty(world, other))) throwTaken()
  // An administrator has often nothing in the calendar. One who is the same person is known by the address before.
  if (world.settings.admins.includes(email) && !world.settings.admins.includes(user.email))
    throwHttpError(
      'forbidden',
      'email: an administrator has this address. For one who is the same person, the address before has to be in KALENDS_ADMINS too.',
    )
  await erasePerson(world, other, { isTelling: false })
  await store.users.forgetErased()
  return other
}

async function isEmpty({ store }: SchedulingWorld, { id }: UserRecord): Promise<boolean> {
  for (const calendar of await store.calendars.ofHome(id)) {
    if (calendar.copy !== undefined || (await store.shares.of(calendar)).length > 0) return false
    // oxlint-disable-next-line no-unreachable-loop -- the first one is enough
    for await (const _ of eventsOf(store, calendar)) return false
  }
  return true
}

const throwTaken = (): never =>
  throwHttpError('forbidden', 'email: somebody else has this address, and calendars of their own.')
