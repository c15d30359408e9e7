import type { NewCalendar } from '#contract/calendar.ts'
import { readCalendarHref } from '#contract/hal.ts'
import { throwHttpError } from '../../HttpError.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import { isFindable } from '../../identity/search/peopleSearch.ts'
import { defaultLimits } from '../../limits.ts'
import type { Ports } from '../../ports.ts'
import { may } from '../../rights.ts'
import { subscriptionId } from '../../store/copyId.ts'
import type { UserRecord } from '../../store/records.ts'
import { calendarIdOf } from '../answers/hrefs.ts'

/**
 * Subscribes a person to a public calendar (CAL-26).
 *
 * @returns the id of the subscription in the person's home
 * @throws {HttpError} not-found if there is no such home or calendar, forbidden if it is not public to this person,
 *   already-exists if they have it already, or something by this id
 */
export async function subscribe(
  { store, settings, clock }: Pick<Ports, 'store' | 'settings' | 'clock'>,
  user: UserRecord,
  asked: NewCalendar,
  href: string,
): Promise<string> {
  const named = readCalendarHref(href)
  if (named === null) throwHttpError('wrong-shape', 'calendarserver:source must have the href of a calendar.')
  const source = { homeId: named.homeId, calendarId: calendarIdOf(named.homeId, named.calendarId) }
  const owner = await store.users.byId(source.homeId)
  if (owner === null) throwHttpError('not-found', 'There is no such home.')
  if (owner.id === user.id) throwHttpError('wrong-shape', 'This calendar is your own.')
  const isSeen = owner.blockedAt === undefined && isFindable(settings, owner.email)
  if (!isSeen || !may(user, 'seePublic', { ...source, domainId: owner.domainId })) throwNotPublic()
  const calendar = await store.calendars.find(source.homeId, source.calendarId)
  if (calendar === null) throwHttpError('not-found', 'There is no such calendar.')
  if ((await store.calendars.find(user.id, asked.id)) !== null) throwExists()
  const copyId = subscriptionId(user.id, asked.id)
  const { limits = defaultLimits } = settings
  const outcome = await store.shares.subscribe(
    {
      source,
      userId: user.id,
      copyId,
      status: 'accepted',
      name: asked['dav:name'] || (calendar.name ?? displayNameOf(owner)),
      colour: asked['apple:color'] ?? calendar.colour,
      order: asked['apple:order']?.toString() ?? null,
      revision: clock(),
    },
    limits.home.calendars,
  )
  if (outcome === 'no-calendar') throwHttpError('not-found', 'There is no such calendar.')
  if (outcome === 'not-public') throwNotPublic()
  if (outcome === 'exists') throwExists()
  if (outcome === 'full')
    throwHttpError('quota-exceeded', `You already have ${limits.home.calendars} calendars of others.`)
  return copyId
}

function throwNotPublic(): never {
  throwHttpError('forbidden', 'This calendar is not public.')
}

function throwExists(): never {
  throwHttpError('already-exists', 'It is among your calendars already.', {
    allow: 'GET, PROPPATCH, DELETE, REPORT',
  })
}
