import { organizerOf } from '#domain/scheduling/people.ts'
import { nothingHeld, type HeldObject } from '#domain/scheduling/ItipMessage.ts'
import type { OutsideOf } from '../../store/CalendarStore.ts'
import type { EventRecord } from '../../store/records.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { Store } from '../../store/Store.ts'
import { meetingAmong, type Between } from './meetingAmong.ts'
import { readState } from './storedTexts.ts'

/** What a home holds of a UID. */
export type HeldInHome = {
  readonly event: EventRecord | null
  readonly object: HeldObject
  /** The state as it is stored; null if there is none. */
  readonly known: string | null
}

/** @param event the object itself, if it was read already */
export async function heldIn(
  { events, scheduling }: Pick<Store, 'events' | 'scheduling'>,
  homeId: string,
  uid: string,
  event: EventRecord | null = null,
): Promise<HeldInHome> {
  const found = event ?? (await events.byUid(homeId, uid))
  const known = await scheduling.stateOf(homeId, uid)
  const state = known === null ? nothingHeld.state : readState(known)
  return { event: found, known, object: { data: found && parsedJCal(found.jcal), state } }
}

/** What a home holds of a meeting, of which several events may have the UID, as after an import. */
export async function heldBetween(
  { events, scheduling }: Pick<Store, 'events' | 'scheduling'>,
  homeId: string,
  uid: string,
  between: Between,
): Promise<HeldInHome> {
  const [all, known] = await Promise.all([events.ofUid(homeId, uid), scheduling.stateOf(homeId, uid)])
  const state = known === null ? nothingHeld.state : readState(known)
  const event = meetingAmong(all, state.place, between)
  return { event, known, object: { data: event && parsedJCal(event.jcal), state } }
}

/**
 * Whether a home has a meeting in another event, too, as after an import: whoever deletes one of two cancels and
 * declines nothing.
 *
 * @param outside the event itself, or the calendar that is deleted with it
 */
export async function isHeldElsewhere(
  { events }: Pick<Store, 'events'>,
  homeId: string,
  { uid, jcal }: EventRecord,
  outside: OutsideOf,
): Promise<boolean> {
  const other = await events.byUid(homeId, uid, outside)
  return other !== null && organizerIn(other.jcal) !== '' && organizerIn(other.jcal) === organizerIn(jcal)
}

function organizerIn(text: string): string {
  const jcal = parsedJCal(text)
  return jcal === null ? '' : organizerOf(jcal)
}
