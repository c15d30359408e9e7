import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { changeOfPart, haveSameRhythm } from '../changesOf.ts'
import { isCancelled, partsOf, plainPart, withVEvents } from '../partsOf.ts'
import { isRoom } from '../../event/guests/readGuestList.ts'
import { occurrenceId } from '../../jcal/EventTime.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { propertiesOf } from '../../jcal/properties.ts'
import { startOf } from '../../jcal/Timing.ts'
import { eventTimeInSeries } from '../../jcal/VEventSeries.ts'
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
 * @param added the second half of a series that is split; null for none
 */
export function guestsConcerned(
  before: JCal,
  after: JCal | null,
  organizers: readonly string[],
  added: JCal | null = null,
): GuestsConcerned | null {
  const rooms = roomsIn(before)
  // A room has nothing to be told but the time.
  const guests = [...new Set(invitedTo(before))].filter((each) => !rooms.has(each))
  if (guests.length === 0 || !organizers.map(bare).includes(organizerOf(before))) return null
  const left = new Set([...invitedTo(after), ...invitedTo(added)])
  const ofSeries = added === null ? [] : invitedTo(withVEvents(before, new Map(masterOf(before))))
  const goOn = new Set(invitedTo(added))
  const removed = guests.filter((each) => !left.has(each) || (ofSeries.includes(each) && !goOn.has(each)))
  const hasRoom = rooms.size > 0
  if (after === null || removed.length === guests.length) return { kind: 'cancelled', guests, hasRoom }
  const changes = [...partsOf(after)].flatMap(([part, vevent]) => {
    const was = partsOf(before).get(part) ?? plainPart(before, part)
    if (was === null || isCancelled(was)) return []
    const change = changeOfPart({ jcal: before, vevent: was }, { jcal: after, vevent })
    return [{ ...change, isGone: isCancelled(vevent) }]
  })
  const isMoved =
    changes.some(({ asksAgain, isGone }) => asksAgain && !isGone) ||
    (added !== null && isElsewhere(before, added))
  if (removed.length > 0) return { kind: 'removed', guests: removed, hasRoom: hasRoom && isMoved }
  if (isMoved) return { kind: 'moved', guests, hasRoom }
  // The dates that a split series lacks are in its second half.
  const isGone = added === null && changes.some(({ raisesSequence }) => raisesSequence)
  return isGone ? { kind: 'cancelled', guests, hasRoom } : null
}

const masterOf = (jcal: JCal) => [...partsOf(jcal)].filter(([part]) => part === '')

/** Whether the second half of a series is at other times than its dates were. */
function isElsewhere(before: JCal, added: JCal): boolean {
  const [master, half] = [before, added].map((each) => parseObject(each).master)
  if (!master || !half) return true
  const part = occurrenceId(eventTimeInSeries(startOf(half.timing), master.timing))
  const was = partsOf(before).get(part) ?? plainPart(before, part)
  const [name, properties] = half.vevent
  const alone: JCalComponent = [name, properties.filter((each) => !recurrence.has(each[0])), []]
  return (
    was === null ||
    changeOfPart({ jcal: before, vevent: was }, { jcal: added, vevent: alone }).asksAgain ||
    !haveSameRhythm(master.vevent, half.vevent)
  )
}

const recurrence = new Set(['rrule', 'rdate', 'exdate', 'exrule'])

const roomsIn = (jcal: JCal): ReadonlySet<string> =>
  new Set(
    [...partsOf(jcal).values()]
      .flatMap((each) => propertiesOf(each, 'attendee'))
      .filter(isRoom)
      .map(bareOf),
  )
