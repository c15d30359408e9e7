import type { QueryClient } from '@tanstack/react-query'
import type { JCal } from '#contract/jcal.ts'
import type { CreateEvent } from '#domain/edits/Edit.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { newJCal, type EventAdditions } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { editHead } from './editHead.ts'
import { newUid } from './newUid.ts'
import { organized } from './organized.ts'

/** The edit that creates an event that was typed. */
export function createEdit(
  client: QueryClient,
  draft: EventDraft,
  calendar: Calendar,
  additions: EventAdditions = {},
): CreateEvent {
  const uid = newUid()
  const data = newJCal(organized(client, draft, calendar), { uid, now: epochMs(Date.now()) }, additions)
  return createEditOf({ uid, title: draft.title, data }, calendar)
}

/** The edit that creates an event from a new object, which has this UID. */
export function createEditOf(
  { uid, title, data }: { readonly uid: string; readonly title: string; readonly data: JCal },
  calendar: Calendar,
): CreateEvent {
  const object = { userId: calendar.homeId, calendarId: calendar.id, eventId: uid }
  return { ...editHead(), kind: 'createEvent', object, title, baseVersion: null, data }
}
