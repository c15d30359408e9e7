import { readEventHref } from '#contract/hal.ts'
import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { invitationChange, type InvitationDiff } from '#domain/scheduling/changes/invitationChange.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** A change of an invitation that the person has not seen yet, and what differs by it. */
export type UnseenInvitation = { readonly change: UnseenChange; readonly diff: InvitationDiff }

type Reader = { readonly emails: readonly string[]; readonly zone: Zone }

/** Finds the change that an event is in, if that changed its title, its time or its place. */
export function unseenInvitations(
  changes: readonly UnseenChange[],
  { emails, zone }: Reader,
): (event: CalendarEvent) => UnseenInvitation | null {
  const byObject = new Map(
    changes.flatMap((change) => {
      const href = readEventHref(change.path)
      return href === null ? [] : [[keyOf(href), change] as const]
    }),
  )
  return (event) => {
    const change = byObject.get(keyOf(event))
    if (!change?.before || !change.after) return null
    const versions = [change.after, change.before]
    const diff = invitationChange(versions, { occurrence: event.occurrence, emails, zone })
    return Object.keys(diff).length === 0 ? null : { change, diff }
  }
}

const keyOf = ({ calendarId, eventId }: Pick<CalendarEvent, 'calendarId' | 'eventId'>) =>
  JSON.stringify([calendarId, eventId])
