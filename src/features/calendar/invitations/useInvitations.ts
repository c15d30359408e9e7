import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays } from '#domain/time/dates.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { rangesOver } from '../queries/ranges/rangesOver.ts'
import { useEvents } from '../queries/ranges/useEvents.ts'
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
  const invitations = useMemo(
    () => invitationsIn(events, { emails, now, zone: zoneNamed(zone) }),
    [events, emails, now, zone],
  )
  return { invitations, calendars: own, isRead, failure, retry }
}
