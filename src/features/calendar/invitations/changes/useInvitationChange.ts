import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { sequenceOf } from '#domain/jcal/latestOf.ts'
import {
  invitationChange,
  wasAnswered,
  type InvitationDiff,
} from '#domain/scheduling/changes/invitationChange.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { useUser } from '../../../../api/UserProvider.tsx'
import { isWorthRetrying } from '../../../../api/whileBusy.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { versionsQuery } from '../../queries/objects/versionsQuery.ts'
import { offers } from '../../queries/server/hostFeatures.ts'

type Invited = { readonly event: CalendarEvent; readonly calendar: Calendar; readonly zone: string }

type InvitationHistory = {
  readonly change: InvitationDiff
  /** Whether they answered it, and it took place at another time then. */
  readonly isAskedAgain: boolean
}

/** What is another now in an invitation than when the person answered it; null while that is not known, or cannot be. */
export function useInvitationChange({ event, calendar, zone }: Invited): InvitationHistory | null {
  const api = useApi()
  const { emails } = useUser()
  const { calendarId, eventId, occurrence, vevent, reply } = event
  // What was never changed since has no former version worth a question.
  const mayDiffer = reply !== 'needs-action' || (vevent !== undefined && sequenceOf(vevent) > 0)
  const { data } = useQuery({
    ...versionsQuery(api, { userId: calendar.homeId, calendarId, eventId }),
    enabled: offers(api, 'eventHistory') && calendar.canWrite && mayDiffer,
    retry: isWorthRetrying,
  })
  return useMemo(() => {
    const versions = data?.map((each) => each.data)
    if (!versions) return null
    const change = invitationChange(versions, { occurrence, emails, zone: zoneNamed(zone) })
    return { change, isAskedAgain: reply === 'needs-action' && wasAnswered(versions, { occurrence, emails }) }
  }, [data, occurrence, reply, emails, zone])
}
