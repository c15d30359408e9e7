import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import { addDays } from '#domain/time/dates.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { useAreSettingsKnown } from '../../../settings/useAreSettingsKnown.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { rangesOver } from '../queries/ranges/rangesOver.ts'
import { useEvents } from '../queries/ranges/useEvents.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { unseenQuery } from '../unseen/unseenRequests.ts'
import { useLooked } from '../unseen/useLooked.ts'
import { useNow } from '../zone/useNow.ts'
import { invitationsIn } from './invitationsIn.ts'

/** How many days ahead invitations are looked for. */
export const invitationDays = 90

const none: readonly never[] = []

/** What others ask of a person in their own calendars. */
export function useInvitations(zone: string) {
  const { id: userId, emails } = useUser()
  const now = useNow()
  const today = dateOf(now, zone)
  const list = useQuery(calendarsQuery(useApi(), userId)).data?.calendars ?? none
  const own = useMemo(
    () => list.filter(({ homeId, ownerId }) => homeId === userId && ownerId === null),
    [list, userId],
  )
  const ranges = useMemo(() => rangesOver([today, addDays(today, invitationDays)]), [today])
  const { events, isRead, failure, retry } = useEvents(own, ranges, zone, 'struck')
  const { changes, see } = useUnseenChanges()
  const invitations = useMemo(
    () => invitationsIn(events, { emails, now, zone: zoneNamed(zone), changes }),
    [events, emails, now, zone, changes],
  )
  return { invitations, calendars: own, isRead, failure, retry, see }
}

/** What others changed since the person last looked, where the server tells it (CAL-34). */
function useUnseenChanges() {
  const api = useApi()
  const looked = useLooked()
  const isOffered = useAreSettingsKnown() && offers(api, 'unseenChanges')
  const { data } = useQuery({ ...unseenQuery(api, looked.until), enabled: isOffered })
  const unseen = data?.changes.filter((each) => !looked.hasSeen(each)) ?? none
  const changes = useContinued({ unseen }, asTheyAre)
  return { changes, see: (change: UnseenChange) => looked.see([change]) }
}

const asTheyAre = ({ unseen }: { readonly unseen: readonly UnseenChange[] }) => unseen
