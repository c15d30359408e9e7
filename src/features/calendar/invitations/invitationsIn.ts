import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { sequenceOf } from '#domain/jcal/latestOf.ts'
import { addDays } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** Something that others ask of a person: an answer, or to know that it is cancelled. */
export type Invitation = {
  /** Its next date that waits. */
  readonly event: CalendarEvent
  /** `changed` if it was another time before. */
  readonly kind: 'new' | 'changed' | 'cancelled'
  /** How many of the dates that are known wait. */
  readonly dates: number
  /** What the person has at the same time. */
  readonly meanwhile: readonly CalendarEvent[]
}

type Reader = { readonly emails: readonly string[]; readonly now: EpochMs; readonly zone: Zone }

/** The invitations among events that are not over, the next first; of a series one. */
export function invitationsIn(
  events: readonly CalendarEvent[],
  { emails, now, zone }: Reader,
): readonly Invitation[] {
  const startOf = (event: CalendarEvent) => instantsOf(event.when, zone).start
  const waiting = events
    .filter((each) => instantsOf(each.when, zone).end > now && kindOf(each, emails) !== null)
    .toSorted((one, other) => startOf(one) - startOf(other))
  const byObject = Map.groupBy(waiting, (each) =>
    JSON.stringify([each.calendarId, each.eventId, kindOf(each, emails)]),
  )
  return [...byObject.values()].flatMap((dates): readonly Invitation[] => {
    const [event] = dates
    const kind = event ? kindOf(event, emails) : null
    if (!event || !kind) return []
    return [{ event, kind, dates: dates.length, meanwhile: meanwhileOf(event, events, zone) }]
  })
}

function kindOf(event: CalendarEvent, emails: readonly string[]): Invitation['kind'] | null {
  const { vevent, status, reply } = event
  if (vevent === undefined || event.write === 'removed' || invitedAs(vevent, emails) === null) return null
  if (status === 'cancelled') return 'cancelled'
  if (reply !== 'needs-action') return null
  return sequenceOf(vevent) > 0 ? 'changed' : 'new'
}

/** What keeps the person busy at the same time, by their own answer. */
function meanwhileOf(event: CalendarEvent, events: readonly CalendarEvent[], zone: Zone) {
  const { start, end } = instantsOf(event.when, zone)
  if (event.when.kind === 'allDay' || event.status === 'cancelled') return []
  return events.filter((each) => {
    if (each.eventId === event.eventId || each.isFree || each.when.kind === 'allDay') return false
    if (each.status === 'cancelled' || each.reply === 'declined') return false
    const other = instantsOf(each.when, zone)
    return other.start < end && other.end > start
  })
}

function instantsOf(when: EventWhen, zone: Zone): { readonly start: EpochMs; readonly end: EpochMs } {
  return when.kind === 'timed'
    ? when
    : { start: startOfDay(when.first, zone), end: startOfDay(addDays(when.last, 1), zone) }
}
