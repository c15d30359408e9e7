import type { CalendarEvent, EventReply } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import type { Scope } from '#domain/series/inScope.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { editsOf } from '../edits/editsOf.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { readViewed } from '../queries/objects/readViewed.ts'
import { viewedObject } from '../queries/objects/viewedObject.ts'

/** An answer to an invitation, and the parts of a series that it can be for; one part of what does not repeat. */
export type AskedAnswer = { readonly scopes: readonly Scope[]; readonly give: (scope: Scope) => void }

/** Answers that a person can give. */
export type OwnReply = Exclude<EventReply, 'needs-action'>

type OwnAnswering = {
  readonly calendar: Calendar
  readonly answer: OwnReply
  /** To the organizer; '' for nothing. */
  readonly note: string
  /** Of the person. */
  readonly emails: readonly string[]
}

/**
 * The answer to an invitation, as it is stored now.
 *
 * @returns null if they are not invited
 * @throws what the request for the event does
 */
export async function answering(
  context: EditContext,
  event: CalendarEvent,
  { calendar, answer, note, emails }: OwnAnswering,
): Promise<AskedAnswer | null> {
  const attendee = event.vevent && invitedAs(event.vevent, emails)
  if (!attendee || !calendar.canWrite) return null
  const { calendarId, eventId, title } = event
  const object = { userId: calendar.homeId, calendarId, eventId }
  const viewed = viewedObject(context.client, context.api, object) ?? (await readViewed(context, object))
  const give = (scope: Scope) => {
    const occurrence = scope === 'this' ? event.occurrence : null
    editsOf(context).answer(object, viewed, { title, occurrence, attendee, answer, note })
  }
  const repeats = isRecurring(viewed.data) && event.occurrence !== null
  return { scopes: repeats ? ['all', 'this'] : ['all'], give }
}
