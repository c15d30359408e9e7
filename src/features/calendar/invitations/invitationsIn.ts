import type { JCalComponent } from '#contract/jcal.ts'
import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { isOthersEvent } from '#domain/event/guests/isOthersEvent.ts'
import { parameterOf, propertiesOf } from '#domain/jcal/properties.ts'
import { addDays } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { unseenInvitations, type UnseenInvitation } from './changes/unseenInvitations.ts'

/** Something that others ask of a person: an answer, another time, or to know that it is changed or cancelled. */
export type Invitation = {
  /** Its next date that waits. */
  readonly event: CalendarEvent
  /**
   * `asked` if it waits for an answer, `changed` if it was changed and the answer counts all the same; `proposal` if a
   * guest of one’s own event proposes another time.
   */
  readonly kind: 'asked' | 'changed' | 'cancelled' | 'proposal'
  /** What was changed and not seen yet, of what is `changed`. */
  readonly unseen: UnseenInvitation | null
  /** How many of the dates that are known wait. */
  readonly dates: number
  /** What the person has at the same time. */
  readonly meanwhile: readonly CalendarEvent[]
}

type Reader = {
  readonly emails: readonly string[]
  readonly now: EpochMs
  readonly zone: Zone
  /** What others changed since the person last looked. */
  readonly changes?: readonly UnseenChange[]
}

/** The invitations among events that are not over, the next first; of a series one. */
export function invitationsIn(
  events: readonly CalendarEvent[],
  { emails, now, zone, changes = [] }: Reader,
): readonly Invitation[] {
  const startOf = (event: CalendarEvent) => instantsOf(event.when, zone).start
  const unseenOf = unseenInvitations(changes, { emails, zone })
  const waiting = events
    .filter(({ when }) => instantsOf(when, zone).end > now)
    .flatMap((event) => {
      const unseen = unseenOf(event)
      const kind = kindOf(event, emails, unseen)
      return kind === null ? [] : [{ event, kind, unseen }]
    })
    .toSorted((one, other) => startOf(one.event) - startOf(other.event))
  const byObject = Map.groupBy(waiting, ({ event: { calendarId, eventId }, kind }) =>
    JSON.stringify([calendarId, eventId, kind]),
  )
  return [...byObject.values()].flatMap((dates): readonly Invitation[] => {
    const [next] = dates
    if (!next) return []
    return [{ ...next, dates: dates.length, meanwhile: meanwhileOf(next.event, events, zone) }]
  })
}

function kindOf(
  event: CalendarEvent,
  emails: readonly string[],
  unseen: UnseenInvitation | null,
): Invitation['kind'] | null {
  const { vevent, status, reply } = event
  if (vevent === undefined || event.write === 'removed') return null
  if (invitedAs(vevent, emails) === null)
    return !isOthersEvent(vevent, emails) && status !== 'cancelled' && hasOpenProposal(vevent)
      ? 'proposal'
      : null
  if (status === 'cancelled') return 'cancelled'
  if (reply === 'needs-action') return 'asked'
  return unseen !== null && reply !== 'declined' ? 'changed' : null
}

const hasOpenProposal = (vevent: JCalComponent) =>
  propertiesOf(vevent, 'attendee').some(
    (each) =>
      parameterOf(each, 'x-proposed-start') !== undefined &&
      parameterOf(each, 'x-proposed-status') === undefined,
  )

/** What keeps the person busy at the time of an event, by their own answer; not the event itself in another calendar. */
export function meanwhileOf(
  event: Pick<CalendarEvent, 'eventId' | 'uid' | 'status' | 'when'>,
  events: readonly CalendarEvent[],
  zone: Zone,
): readonly CalendarEvent[] {
  const { start, end } = instantsOf(event.when, zone)
  if (event.when.kind === 'allDay' || event.status === 'cancelled') return []
  return events.filter((each) => {
    if (each.eventId === event.eventId || each.uid === event.uid) return false
    if (each.isFree || each.when.kind === 'allDay') return false
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
