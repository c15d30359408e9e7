import type { JCalComponent } from '#contract/jcal.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { isOthersEvent } from '#domain/event/guests/isOthersEvent.ts'
import { parameterOf, propertiesOf } from '#domain/jcal/properties.ts'
import { sequenceOf } from '#domain/jcal/latestOf.ts'
import { addDays } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** Something that others ask of a person: an answer, another time, or to know that it is cancelled. */
export type Invitation = {
  /** Its next date that waits. */
  readonly event: CalendarEvent
  /** `changed` if it was another time before; `proposal` if a guest of one’s own event proposes another. */
  readonly kind: 'new' | 'changed' | 'cancelled' | 'proposal'
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
  if (vevent === undefined || event.write === 'removed') return null
  if (invitedAs(vevent, emails) === null)
    return !isOthersEvent(vevent, emails) && status !== 'cancelled' && hasOpenProposal(vevent)
      ? 'proposal'
      : null
  if (status === 'cancelled') return 'cancelled'
  if (reply !== 'needs-action') return null
  return sequenceOf(vevent) > 0 ? 'changed' : 'new'
}

const hasOpenProposal = (vevent: JCalComponent) =>
  propertiesOf(vevent, 'attendee').some(
    (each) =>
      parameterOf(each, 'x-proposed-start') !== undefined &&
      parameterOf(each, 'x-proposed-status') === undefined,
  )

/** What keeps the person busy at the time of an event, by their own answer. */
export function meanwhileOf(
  event: Pick<CalendarEvent, 'eventId' | 'status' | 'when'>,
  events: readonly CalendarEvent[],
  zone: Zone,
): readonly CalendarEvent[] {
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
