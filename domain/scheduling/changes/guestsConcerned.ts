import type { JCal } from '#contract/jcal.ts'
import { changeOfPart } from '../changesOf.ts'
import { isCancelled, partsOf, plainPart } from '../partsOf.ts'
import { isRoom } from '../../event/guests/readGuestList.ts'
import { propertiesOf } from '../../jcal/properties.ts'
import { bare, bareOf, invitedTo, organizerOf } from '../people.ts'

/** What a change means to the guests of an event. */
export type GuestsConcerned = {
  /** All of it, or some of its dates, does not take place; it is at another time; or somebody is not invited any more. */
  readonly kind: 'cancelled' | 'moved' | 'removed'
  /** Bare addresses: those who are removed, else everybody who is invited. */
  readonly guests: readonly string[]
  /** A room is booked at a time that is another now: it would not know. */
  readonly hasRoom: boolean
}

/**
 * Whether guests would be told something of weight by a change of its organizer.
 *
 * @param after null if it is deleted
 * @param organizers the addresses for which the person acts
 */
export function guestsConcerned(
  before: JCal,
  after: JCal | null,
  organizers: readonly string[],
): GuestsConcerned | null {
  const rooms = roomsIn(before)
  // A room has nothing to be told but the time.
  const guests = [...new Set(invitedTo(before))].filter((each) => !rooms.has(each))
  if (guests.length === 0 || !organizers.map(bare).includes(organizerOf(before))) return null
  const left = new Set(invitedTo(after))
  const removed = guests.filter((each) => !left.has(each))
  const hasRoom = rooms.size > 0
  if (after === null || removed.length === guests.length) return { kind: 'cancelled', guests, hasRoom }
  const changes = [...partsOf(after)].flatMap(([part, vevent]) => {
    const was = partsOf(before).get(part) ?? plainPart(before, part)
    if (was === null || isCancelled(was)) return []
    const change = changeOfPart({ jcal: before, vevent: was }, { jcal: after, vevent })
    return [{ ...change, isGone: isCancelled(vevent) }]
  })
  const isMoved = changes.some(({ asksAgain, isGone }) => asksAgain && !isGone)
  if (removed.length > 0) return { kind: 'removed', guests: removed, hasRoom: hasRoom && isMoved }
  if (isMoved) return { kind: 'moved', guests, hasRoom }
  return changes.some(({ raisesSequence }) => raisesSequence) ? { kind: 'cancelled', guests, hasRoom } : null
}

const roomsIn = (jcal: JCal): ReadonlySet<string> =>
  new Set(
    [...partsOf(jcal).values()]
      .flatMap((each) => propertiesOf(each, 'attendee'))
      .filter(isRoom)
      .map(bareOf),
  )
