import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { copiesIn } from './copies.ts'

/** What selects calendars of a home; each is one's own, shared with one, or public (CAL-24). */
const selectors = ['personal', 'sharedDelegationStatus', 'sharedPublicSubscription', 'sharedPublic'] as const

/**
 * The calendars of a home that a request asks for (CAL-24): its own if it asks for none in particular, those
 * of others first only if it names them. Public calendars do not exist yet.
 */
export async function listedCalendars(
  store: Pick<Store, 'calendars' | 'shares'>,
  homeId: string,
  { searchParams: asked }: URL,
): Promise<readonly CalendarRecord[]> {
  const isSelected = selectors.some((name) => asked.has(name))
  const own = !isSelected || asked.get('personal') === 'true' ? await store.calendars.ofHome(homeId) : []
  const status = asked.get('sharedDelegationStatus')
  const copies = status === null ? [] : await copiesIn(store, homeId)
  return [...own, ...copies.filter(({ copy }) => copy?.status === status)]
}

export const asksForRights = ({ searchParams }: URL): boolean => searchParams.get('withRights') === 'true'
