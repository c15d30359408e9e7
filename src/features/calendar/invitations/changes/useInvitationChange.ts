import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { sequenceOf } from '#domain/jcal/latestOf.ts'
import { invitationChange, type InvitationDiff } from '#domain/scheduling/changes/invitationChange.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { versionsQuery } from '../../queries/objects/versionsQuery.ts'
import { offers } from '../../queries/server/hostFeatures.ts'

type Invited = { readonly event: CalendarEvent; readonly calendar: Calendar; readonly zone: string }

/** What is another now in an invitation than when the person answered it; null while that is not known, or cannot be. */
export function useInvitationChange({ event, calendar, zone }: Invited): InvitationDiff | null {
  const api = useApi()
  const { emails } = useUser()
  const { calendarId, eventId, occurrence, vevent } = event
  // What was never changed since has no former version worth a question.
  const mayDiffer = event.reply !== 'needs-action' || (vevent !== undefined && sequenceOf(vevent) > 0)
  const { data } = useQuery({
    ...versionsQuery(api, { userId: calendar.homeId, calendarId, eventId }),
    enabled: offers(api, 'eventHistory') && calendar.canWrite && mayDiffer,
    retry: false,
  })
  return useMemo(() => {
    const versions = data?.map((each) => each.data)
    return versions ? invitationChange(versions, { occurrence, emails, zone: zoneNamed(zone) }) : null
  }, [data, occurrence, emails, zone])
}
