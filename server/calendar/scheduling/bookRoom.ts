import { mayBook } from '#contract/rooms/rooms.ts'
import { readUserSettings } from '#contract/settings/userSettings.ts'
import { answerAsRoom, bookingWindow } from '#domain/scheduling/rooms/answerAsRoom.ts'
import { bookingOf } from '#domain/scheduling/rooms/bookingOf.ts'
import type { HeldObject, ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { isCancelled, partsOf } from '#domain/scheduling/partsOf.ts'
import { receive } from '#domain/scheduling/receive.ts'
import { zoneNamed, type Zone } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { digest as webDigest } from '../../digest.ts'
import { personSettings } from '../../identity/settings/personSettings.ts'
import { defaultLimits } from '../../limits.ts'
import type { Ports } from '../../ports.ts'
import type { RoomRecord } from '../../rooms/roomDirectory.ts'
import type { CalendarRecord, UserRecord } from '../../store/records.ts'
import type { SchedulingWrite } from '../../store/SchedulingStore.ts'
import { busyIn } from '../freebusy/busyIn.ts'
import { heldIn, type HeldInHome } from './heldIn.ts'
import type { DeliveryOutcome } from './receiveMessage.ts'
import { storedObject } from './storedObject.ts'
import { knownText, stateText, workText } from './storedTexts.ts'

/** Each try fails only if another booking of the room has succeeded. */
const maxTries = 50

type World = Pick<Ports, 'store' | 'clock' | 'settings' | 'digest'>

/**
 * Carries what an organizer sends to a room, which answers at once (CAL-28). What was booked since the room was looked
 * at makes it look again, so that of two who book the same hour one has it.
 */
export async function bookRoom(
  world: World,
  room: RoomRecord,
  sent: ItipMessage,
  sender: UserRecord,
): Promise<DeliveryOutcome> {
  const message = bookingOf(sent)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const calendar = await world.store.calendars.find(room.id, room.id)
    if (calendar === null) return 'no-calendar'
    const held = await heldIn(world.store, room.id, message.uid)
    const { held: received, ignored } = receive(held.object, message)
    if (received === held.object) return ignored ?? 'stored'
    const answer = await answerTo(world, { room, calendar, sender, message, received })
    const after = answer?.held ?? received
    const write: SchedulingWrite = {
      uid: message.uid,
      known: held.known,
      state: stateText(after.state),
      ...(answer !== null && {
        outgoing: {
          before: knownText(null),
          after: workText({ kind: 'reply', message: quietAs(sent, answer.message) }),
          dueAt: world.clock(),
        },
      }),
    }
    const outcome = await writeBooking(world, { calendar, held, after, write })
    if (outcome !== 'again') return outcome === 'done' ? (ignored ?? 'stored') : outcome
  }
  throw new Error('A room was booked by others again and again')
}

/** Who is not told of a booking is not told of its answer either. */
const quietAs = ({ isQuiet }: ItipMessage, answer: ItipMessage): ItipMessage =>
  isQuiet === true ? { ...answer, isQuiet } : answer

type Booking = {
  readonly room: RoomRecord
  readonly calendar: CalendarRecord
  readonly sender: UserRecord
  readonly message: ItipMessage
  readonly received: HeldObject
}

async function answerTo(world: World, { room, calendar, sender, message, received }: Booking) {
  const now = world.clock()
  const window = received.data && bookingWindow(received.data, now)
  if (window === null) return null
  const asking = { address: room.email, window, now, mayBook: mayBook(room.room, message.sender) }
  const zone = await zoneOf(world, sender)
  // Who asks nothing, or may not, is answered without a look at the calendar.
  const atOnce = answerAsRoom(received, { ...asking, busy: [], zone })
  if (atOnce === null || !asking.mayBook) return atOnce
  const events = await busyIn(world.store, [calendar], { range: window, addresses: [room.email], zone })
  // Of too many bookings to compare with, one may be at the same time.
  const busy =
    events === null
      ? [{ ...window, isTentative: false }]
      : events.flatMap(({ event, periods }) => (event.uid === message.uid ? [] : periods))
  return answerAsRoom(received, { ...asking, busy, zone })
}

/** The home zone of who books: their whole days are in it. */
async function zoneOf({ store }: World, { id }: UserRecord): Promise<Zone> {
  const { text } = await personSettings(store.configuration).of(id)
  const iana = ianaZone(readUserSettings(JSON.parse(text)).homeZone ?? '')
  return zoneNamed(iana ?? 'UTC')
}

type Writing = {
  readonly calendar: CalendarRecord
  readonly held: HeldInHome
  readonly after: HeldObject
  readonly write: SchedulingWrite
}

/** Nothing may have been written in the room's calendar since it was read. */
async function writeBooking(
  { store, clock, settings: { limits = defaultLimits }, digest }: World,
  { calendar: { homeId, calendarId, revision }, held, after, write }: Writing,
): Promise<'done' | 'again' | 'home-full' | 'no-calendar'> {
  const alone = { kind: 'alone', etag: held.event?.etag ?? null, revision } as const
  if (after.data === null || isOver(after)) {
    const outcome =
      held.event === null
        ? await store.scheduling.write(homeId, write)
        : await store.events.delete(held.event, alone, undefined, write)
    return outcome === 'written' || outcome === 'deleted' ? 'done' : 'again'
  }
  const stored = await storedObject(after.data, digest)
  if (stored === null) return 'done'
  const eventId = held.event?.eventId ?? `booking-${(await webDigest(write.uid)).slice(0, 32)}`
  const event = { homeId, calendarId, eventId, uid: write.uid, ...stored, modifiedAt: clock() }
  const outcome = await store.events.put(event, alone, limits.home, undefined, write)
  if (outcome === 'precondition-failed') return 'again'
  return outcome === 'created' || outcome === 'changed' ? 'done' : outcome
}

/** What is cancelled as a whole is not stored any longer. */
const isOver = ({ data }: HeldObject) => [...partsOf(data).values()].every(isCancelled)
