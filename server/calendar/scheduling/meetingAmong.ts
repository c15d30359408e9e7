import type { SchedulingState } from '#domain/scheduling/ItipMessage.ts'
import { partsOf, plainPart } from '#domain/scheduling/partsOf.ts'
import { attendeeOf, organizerOf } from '#domain/scheduling/people.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { EventRecord } from '../../store/records.ts'

/** Who a message about a meeting is between, by bare address, and what it is about. */
export type Between = {
  /** Any, unless given. */
  readonly organizers?: readonly string[]
  readonly guest: string
  /** As in `partsOf`; nothing for all of it. */
  readonly parts?: readonly string[]
}

/**
 * The event that a message is about, of those with its UID: it is between these people, has what the message is about,
 * and is where the meeting was written last. Where that leaves none, less is asked for.
 *
 * @param all by calendar and id
 * @param place where the meeting was written last
 */
export function meetingAmong(
  all: readonly EventRecord[],
  place: SchedulingState['place'],
  between: Between,
): EventRecord | null {
  if (all.length < 2) return all[0] ?? null
  const concerned = all.filter((event) => isBetween(event, between))
  const naming = concerned.filter((event) => holds(event, between))
  const found = [naming, concerned, all].find((some) => some.length > 0) ?? all
  return found.find((event) => isAt(event, place)) ?? found[0] ?? null
}

const isAt = ({ calendarId, eventId }: EventRecord, place: SchedulingState['place']) =>
  calendarId === place?.calendarId && eventId === place.eventId

function isBetween({ jcal }: EventRecord, { organizers, guest }: Between): boolean {
  const data = parsedJCal(jcal)
  if (data === null || (organizers !== undefined && !organizers.includes(organizerOf(data)))) return false
  return [...partsOf(data).values()].some((each) => attendeeOf(each, guest))
}

function holds({ jcal }: EventRecord, { parts = [] }: Between): boolean {
  const data = parsedJCal(jcal)
  const there = partsOf(data)
  return parts.every((part) => there.has(part) || plainPart(data, part) !== null)
}
