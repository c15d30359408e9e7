import { isToOrganizer, type HeldObject, type ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { organizerChange } from '#domain/scheduling/organizerChange.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import { invitedTo } from '#domain/scheduling/people.ts'
import { receive, type IgnoredReason } from '#domain/scheduling/receive.ts'
import { addMs, minuteMs } from '#domain/time/units.ts'
import { digest as webDigest } from '../../digest.ts'
import { defaultLimits } from '../../limits.ts'
import type { Ports } from '../../ports.ts'
import type { EventAddress, PutOutcome, UserRecord } from '../../store/records.ts'
import type { SchedulingWrite } from '../../store/SchedulingStore.ts'
import { writerOf } from '../history/writerOf.ts'
import { heldBetween, type HeldInHome } from './heldIn.ts'
import type { Between } from './meetingAmong.ts'
import { storedObject } from './storedObject.ts'
import { withPlace } from './withPlace.ts'
import { knownText, stateText, workText } from './storedTexts.ts'

const maxTries = 10
/** Above so many guests, their answers are carried to the others together. */
const fewGuests = 20

export type DeliveryOutcome = 'stored' | 'home-full' | 'no-calendar' | IgnoredReason

type World = Pick<Ports, 'store' | 'clock' | 'settings' | 'digest'>

/**
 * Carries a message into the calendars of its recipient (CAL-28). The same message again changes nothing. What a reply
 * or a proposal changes in the organizer's event is to be told to the attendees.
 *
 * @param sender by whom the event's history says that it was written; null for somebody elsewhere
 */
export async function receiveMessage(
  world: World,
  recipient: UserRecord,
  message: ItipMessage,
  sender: Pick<UserRecord, 'id'> | null,
): Promise<DeliveryOutcome> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const held = await heldBetween(world.store, recipient.id, message.uid, betweenOf(message))
    const { held: received, ignored } = receive(held.object, message)
    const after = answered(world, held.object, received, message)
    const isSame = after.data === held.object.data && stateText(after.state) === held.known
    if (isSame) return ignored ?? 'stored'
    const outcome = await write(world, { recipient, held, after, message, sender })
    if (outcome === 'precondition-failed') continue
    return outcome === 'created' || outcome === 'changed' ? (ignored ?? 'stored') : outcome
  }
  throw new Error('An invitation was changed by others again and again')
}

function betweenOf({ method, sender, recipient, formerOrganizer, data }: ItipMessage): Between {
  const parts = [...partsOf(data).keys()]
  if (isToOrganizer(method)) return { organizers: [recipient], guest: sender, parts }
  const organizers = formerOrganizer === undefined ? [sender] : [sender, formerOrganizer]
  return { organizers, guest: recipient, parts }
}

/** After a reply or a proposal, the organizer's object is another revision, which the attendees get. */
function answered(
  { clock }: Pick<World, 'clock'>,
  before: HeldObject,
  received: HeldObject,
  { method }: ItipMessage,
): HeldObject {
  if (!isToOrganizer(method) || received.data === null || received.data === before.data) return received
  return organizerChange({ data: before.data, state: received.state }, received.data, clock())
}

type Writing = {
  readonly recipient: UserRecord
  readonly held: HeldInHome
  readonly after: HeldObject
  readonly message: ItipMessage
  readonly sender: Pick<UserRecord, 'id'> | null
}

async function write(world: World, writing: Writing): Promise<PutOutcome> {
  const { recipient, held, after, message, sender } = writing
  const { store, settings, digest, clock } = world
  const { limits = defaultLimits } = settings
  const address = held.event ?? (await newAddress(recipient, message.uid))
  // With it the others would be sent what the organizer has not told them: they see it the next time they are.
  const isAllKnown = held.object.state.knownToGuests === undefined
  const isAnnounced =
    isToOrganizer(message.method) && after.data !== held.object.data && message.isQuiet !== true && isAllKnown
  const scheduling: SchedulingWrite = {
    uid: message.uid,
    known: held.known,
    state: stateText(withPlace(after.state, address)),
    ...(isAnnounced && { outgoing: toOthers(world, writing) }),
  }
  const stored =
    after.data === held.object.data ? null : after.data && (await storedObject(after.data, digest))
  if (!stored) {
    const outcome = await store.scheduling.write(recipient.id, scheduling)
    return outcome === 'written' ? 'changed' : 'precondition-failed'
  }
  const { homeId, calendarId, eventId } = address
  const event = { homeId, calendarId, eventId, uid: message.uid, ...stored, modifiedAt: clock() }
  const precondition =
    held.event === null
      ? ({ kind: 'absent' } as const)
      : ({ kind: 'match', etags: [held.event.etag] } as const)
  return store.events.put(event, precondition, limits.home, writerOf(sender, { clock, settings }), scheduling)
}

function toOthers({ clock }: World, { held, after }: Writing) {
  const guests = invitedTo(after.data).length
  return {
    before: knownText(held.object.data),
    after: workText({ kind: 'change', held: after }),
    dueAt: guests > fewGuests ? addMs(clock(), minuteMs) : clock(),
  }
}

/** Where a new copy lies: in the default calendar, under a name that the same UID always has. */
async function newAddress({ id }: UserRecord, uid: string): Promise<EventAddress> {
  const name = await webDigest(uid)
  return { homeId: id, calendarId: id, eventId: `invitation-${name.slice(0, 32)}` }
}
