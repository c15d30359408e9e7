import type { QueryClient } from '@tanstack/react-query'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { invitedOnBehalf } from '#domain/event/guests/invitedOnBehalf.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { ownerIn } from '../queries/calendars/ownerQuery.ts'

/** An event as it is written in a calendar: in that of somebody else, its guests are invited on their behalf. */
export function organized(
  client: QueryClient,
  draft: EventDraft,
  calendar: Pick<Calendar, 'ownerId'> | undefined,
): EventDraft {
  const owner = calendar && ownerIn(client, calendar)
  return owner && draft.guests ? { ...draft, guests: invitedOnBehalf(draft.guests, owner) } : draft
}
