import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { guestOf, isSamePerson } from '#domain/event/guests/GuestList.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import type { EventForm } from '../../editor/form/eventForm.ts'
import { formOf } from '../../editor/form/formOf.ts'

/** What a proposal begins with. */
export type ProposalForm = {
  readonly data: JCal
  readonly form: EventForm
  /** The date of a series that it is about; null for an event that does not repeat. */
  readonly occurrence: string | null
}

type Wanted = {
  readonly event: CalendarEvent
  readonly zone: string
  readonly emails: readonly string[]
}

/** The fields of an invitation, in which everybody else who takes part is a guest; null if it cannot be read. */
export function proposalForm(data: JCal, { event, zone, emails }: Wanted): ProposalForm | null {
  const occurrence = isRecurring(data) ? event.occurrence : null
  const draft = draftOf(data, event.calendarId, occurrence)
  if (draft === null) return null
  const { organizer = null, guests = [] } = draft.guests ?? {}
  const everybody = [...(organizer ? [guestOf(organizer)] : []), ...guests]
  const others = everybody.filter(({ address }) => !emails.some((mine) => isSamePerson(mine, address)))
  const form = formOf({ ...draft, repeats: null, guests: { organizer, guests: others } }, zone)
  return { data, form, occurrence }
}
