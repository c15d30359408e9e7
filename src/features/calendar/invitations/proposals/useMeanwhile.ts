import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import { calendarsQuery } from '../../queries/calendars/calendarsQuery.ts'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import { useEvents } from '../../queries/ranges/useEvents.ts'
import { meanwhileOf } from '../invitationsIn.ts'

const none: readonly never[] = []

/** What else a person has in their own calendars at a time. */
export function useMeanwhile(
  when: EventWhen,
  {
    zone,
    event,
  }: { readonly zone: string; readonly event: Pick<CalendarEvent, 'eventId' | 'uid' | 'status'> },
): readonly CalendarEvent[] {
  const { id: userId } = useUser()
  const list = useQuery(calendarsQuery(useApi(), userId)).data?.calendars ?? none
  const own = useMemo(
    () => list.filter(({ homeId, ownerId }) => homeId === userId && ownerId === null),
    [list, userId],
  )
  const day = when.kind === 'allDay' ? when.first : dateOf(when.start, zone)
  const ranges = useMemo(() => rangesOver([day]), [day])
  const { events } = useEvents(own, ranges, zone)
  // Not a spread: what an event says of itself are accessors.
  const { eventId, uid, status } = event
  return meanwhileOf({ when, status, uid, eventId }, events, zoneNamed(zone))
}
