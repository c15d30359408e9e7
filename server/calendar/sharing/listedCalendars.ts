import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { copiesIn } from './copies.ts'

/** What selects calendars of a home; each is one's own, shared with one, or public (CAL-24). */
const selectors = ['personal', 'sharedDelegationStatus', 'sharedPublicSubscription', 'sharedPublic'] as const

/**
 * The calendars of a home that a request asks for (CAL-24): its own and its subscriptions if it asks for none in
 * particular, and those that were shared with it only if it names them.
 */
export async function listedCalendars(
  store: Pick<Store, 'calendars' | 'shares' | 'webCalendars'>,
  homeId: string,
  { searchParams: asked }: URL,
): Promise<readonly CalendarRecord[]> {
  const isSelected = selectors.some((name) => asked.has(name))
  const isAsked = (name: (typeof selectors)[number]) => asked.get(name) === 'true'
  const own = await store.calendars.ofHome(homeId)
  const status = asked.get('sharedDelegationStatus')
  const withSubscriptions = !isSelected || isAsked('sharedPublicSubscription')
  const copies = status === null && !withSubscriptions ? [] : await copiesIn(store, homeId)
  return [
    ...own.filter(
      ({ publicRight }) =>
        !isSelected || isAsked('personal') || (isAsked('sharedPublic') && publicRight !== undefined),
    ),
    ...copies.filter(({ copy }) => (copy?.isPublic ? withSubscriptions : copy?.status === status)),
  ]
}

/** Whether a request asks for what is public in a home, and for nothing else (CAL-24). */
export const asksForPublicOnly = ({ searchParams }: URL): boolean =>
  searchParams.get('sharedPublic') === 'true' &&
  selectors.every((name) => name === 'sharedPublic' || !searchParams.has(name))

export const asksForRights = ({ searchParams }: URL): boolean => searchParams.get('withRights') === 'true'
