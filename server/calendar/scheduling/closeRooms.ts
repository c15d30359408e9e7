import { roomNotes } from '#contract/rooms/roomNotes.ts'
import type { Room } from '#contract/rooms/rooms.ts'
import { endOfTime } from '#domain/event/spanOf.ts'
import { withAnswers } from '#domain/scheduling/answers.ts'
import { attendeeChange } from '#domain/scheduling/attendeeChange.ts'
import { isCancelled, partsOf } from '#domain/scheduling/partsOf.ts'
import { attendeeOf, partstatOf } from '#domain/scheduling/people.ts'
import { addMs } from '#domain/time/units.ts'
import { errorFacts } from '../../http/errorFacts.ts'
import type { Ports } from '../../ports.ts'
import { savedRooms } from '../../rooms/savedRooms.ts'
import type { EventRecord } from '../../store/records.ts'
import type { SchedulingWrite } from '../../store/SchedulingStore.ts'
import { heldIn } from './heldIn.ts'
import { knownText, stateText, workText } from './storedTexts.ts'

type World = Pick<Ports, 'store' | 'clock'>

/**
 * Closes rooms that are listed no longer: who has booked one for a time to come is told that it declines, and its
 * calendar is gone.
 *
 * @param wake called when there is something to send
 */
export async function closeRooms(world: World, rooms: readonly Room[], wake: () => void): Promise<void> {
  for (const { id = '', address } of rooms) {
    let outcome = await close(world, id, address)
    // Somebody has booked it just now: they are told, too.
    while (outcome === 'changed-meanwhile') outcome = await close(world, id, address)
  }
  if (rooms.length > 0) wake()
}

/** Closes what a process that ended between has left. @returns when it is done, or has failed and is logged */
export async function closeLeftRooms(
  world: World & Pick<Ports, 'log' | 'settings'>,
  wake: () => void,
): Promise<void> {
  try {
    await closeRooms(world, await savedRooms(world).unclosed(), wake)
  } catch (error) {
    world.log('invitations-failed', errorFacts(error))
  }
}

async function close(world: World, homeId: string, address: string) {
  const { events, calendars } = world.store
  const coming = { start: world.clock(), end: addMs(endOfTime, 1) }
  // Read before what is booked: what is booked meanwhile is looked at, too.
  const calendar = await calendars.find(homeId, homeId)
  const writes: SchedulingWrite[] = []
  for (const { eventId } of await events.sizesInRange(homeId, homeId, coming)) {
    const event = await events.find({ homeId, calendarId: homeId, eventId })
    const write = event && (await declining(world, event, address))
    if (write) writes.push(write)
  }
  return calendars.delete(homeId, homeId, undefined, writes, calendar?.revision)
}

/** null if nothing of the event is booked. */
async function declining(
  { store, clock }: World,
  event: EventRecord,
  address: string,
): Promise<SchedulingWrite | null> {
  const now = clock()
  const { object, known } = await heldIn(store, event.homeId, event.uid, event)
  const { data, state } = object
  if (data === null) return null
  const answer = { partstat: 'DECLINED', sequence: state.revision.sequence, note: roomNotes.removed }
  const booked = [...partsOf(data)].filter(
    ([, vevent]) => !isCancelled(vevent) && partstatOf(attendeeOf(vevent, address)) === 'ACCEPTED',
  )
  const answers = Object.fromEntries(booked.map(([part]) => [part, answer]))
  const declined = withAnswers(data, address, answers, () => 0)
  const change = attendeeChange(object, declined, { address, now })
  if (change.kind !== 'reply') return null
  const after = workText({ kind: 'reply', message: change.message })
  const outgoing = { before: knownText(null), after, dueAt: now }
  return { uid: event.uid, known, state: stateText(change.held.state), outgoing }
}
