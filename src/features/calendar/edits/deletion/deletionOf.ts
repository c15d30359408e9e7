import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import type { Scope } from '#domain/series/inScope.ts'
import type { EditContext } from '../EditContext.ts'
import { editsOf } from '../editsOf.ts'
import { attendeeIn } from '#domain/event/guests/attendeeIn.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { readViewed } from '../../queries/objects/readViewed.ts'
import type { ViewedVersion } from '../../queries/objects/ViewedVersion.ts'
import { viewedObject } from '../../queries/objects/viewedObject.ts'

/** What is to be deleted. */
export type AskedDeletion = {
  readonly viewed: ViewedVersion
  /** Which occurrence of a series; null for an event that does not repeat. */
  readonly occurrence: string | null
  readonly isInvitation: boolean
  readonly remove: (scope: Scope) => void
}

/** The deletion of one event, as it is stored now. @throws what the request for it does */
export async function deletionOf(
  context: EditContext,
  event: CalendarEvent,
  { calendar, emails }: { readonly calendar: Calendar; readonly emails: readonly string[] },
): Promise<AskedDeletion> {
  const { calendarId, eventId, title } = event
  const object = { userId: calendar.homeId, calendarId, eventId }
  const viewed = viewedObject(context.client, context.api, object) ?? (await readViewed(context, object))
  const occurrence = isRecurring(viewed.data) ? event.occurrence : null
  const attendee = attendeeIn(viewed.data, emails)
  const remove = (scope: Scope) =>
    editsOf(context).remove(object, viewed, { title, occurrence, scope, attendee })
  return { viewed, occurrence, isInvitation: attendee !== null, remove }
}
