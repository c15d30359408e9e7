import type { JCal } from '#contract/jcal.ts'
import { domainOf } from '#contract/emailAddress.ts'
import { messageToGuest } from '#domain/scheduling/messageToGuest.ts'
import { messagesTo, recipientsOf } from '#domain/scheduling/messagesTo.ts'
import { withNoteToGuests } from '#domain/scheduling/withNoteToGuests.ts'
import type { ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { invitedTo } from '#domain/scheduling/people.ts'
import { declinedProposals } from '#domain/scheduling/proposed/declinedProposals.ts'
import { scheduleStatus } from '#domain/scheduling/scheduleStatus.ts'
import { addMs, minuteMs } from '#domain/time/units.ts'
import { bareAddressesOf } from '../../identity/people/addressIn.ts'
import { domainIdOf } from '../../rooms/domainIdOf.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { errorFacts } from '../../http/errorFacts.ts'
import type { Ports } from '../../ports.ts'
import type { UserRecord } from '../../store/records.ts'
import type { OutgoingRecord } from '../../store/SchedulingStore.ts'
import { dueWork, type DueWork } from './dueWork.ts'
import { bookRoom } from './bookRoom.ts'
import { localGuest, type LocalGuest } from './localGuest.ts'
import { receiveMessage } from './receiveMessage.ts'
import { reportDelivery } from './reportDelivery.ts'
import { readKnown, readWork, type Work } from './storedTexts.ts'
import type { TellElsewhere } from '../../services.ts'

/** Carries invitations and answers to their recipients. */
export type DeliveryWorker = DueWork

/** As long as one event can take, many times over; after that another process goes on. */
const leaseMs = minuteMs / 2
const batch = 20
/** How many recipients are written to at once, so that the store can commit them together. */
const atOnce = 10
/** What fails so often is given up. */
const maxAttempts = 10

type World = Pick<Ports, 'store' | 'clock' | 'settings' | 'digest' | 'log'> & {
  /** null if nobody elsewhere is told. */
  readonly elsewhere: TellElsewhere | null
}

/**
 * What is to be sent lies in the store, written with the event itself. Any process takes it, and forgets it when all
 * recipients have it: if a process dies before, another one carries it again, and who has it already ignores it.
 */
export function deliveryWorker(world: World): DeliveryWorker {
  const { store, clock } = world
  return dueWork(world, {
    failure: 'invitations-failed',
    work: async (isAsked, isStopped) => {
      let next = await store.scheduling.next()
      const isIdle = !isAsked && (next === null || next > clock())
      // A room answers at once: that is due by then.
      while (next !== null && next <= clock() && !isStopped()) {
        for (const each of await store.scheduling.due(clock(), batch)) {
          if (isStopped()) break
          await carry(world, each)
        }
        next = await store.scheduling.next()
      }
      if (!isIdle) await store.users.forgetErased()
      return next
    },
  })
}

/** Carries one event to everybody concerned, unless another process does. */
async function carry(world: World, outgoing: OutgoingRecord): Promise<void> {
  const { store, clock, log } = world
  if (!(await store.scheduling.claim(outgoing, addMs(clock(), leaseMs)))) return
  try {
    const work = readWork(outgoing.after)
    const sender = (await store.users.sender(outgoing.homeId)) ?? (await roomThatAnswers(outgoing, work))
    if (sender !== null) await sendAll(world, sender, outgoing, work)
  } catch (error) {
    log('invitations-failed', errorFacts(error))
    if (outgoing.attempts + 1 < maxAttempts) return
  }
  await store.scheduling.finish(outgoing)
}

/** The room whose answer is carried, also if it is listed no longer: nobody else has a home and is no user. */
async function roomThatAnswers({ homeId }: OutgoingRecord, work: Work): Promise<RoomSender | null> {
  if (work.kind !== 'reply') return null
  const { sender: email } = work.message
  const domainId = await domainIdOf(domainOf(email))
  return { id: homeId, email, firstName: '', lastName: '', domainId, isRoom: true }
}

type RoomSender = UserRecord & { readonly isRoom: true }

async function sendAll(
  world: World,
  sender: UserRecord | RoomSender,
  { before }: OutgoingRecord,
  work: Work,
): Promise<void> {
  const pause = timeSlices()
  const known = readKnown(before)
  const recipients =
    work.kind === 'reply'
      ? new Set([work.message.recipient])
      : // Who has several addresses invites nobody by writing down another one of them.
        recipientsOfChange(known, work).difference(new Set(bareAddressesOf(sender)))
  for (const some of chunked([...recipients], atOnce)) {
    const found = await Promise.all(some.map((address) => localGuest(world, sender, address)))
    const sendings: (() => Promise<void>)[] = []
    // What each is told is computed in turn: of a long series it takes a while, in which others are answered.
    for (const [at, address] of some.entries()) {
      await pause()
      const recipient = found[at] ?? null
      if (isWrittenToAt(address, recipient, { recipients, work }))
        sendings.push(sendingTo(world, { sender, address, recipient, known, work }))
    }
    await Promise.all(sendings.map((each) => each()))
    await pause()
  }
}

/**
 * Whether a person of several addresses (ID-26) is written to at this one: if they are invited by another one by now,
 * they are not removed.
 */
function isWrittenToAt(
  address: string,
  recipient: LocalGuest | null,
  { recipients, work }: { readonly recipients: ReadonlySet<string>; readonly work: Work },
): boolean {
  if (recipient === null || 'room' in recipient || work.kind === 'reply') return true
  const own = bareAddressesOf(recipient).filter((each) => recipients.has(each))
  const invited = new Set(invitedTo(work.held.data))
  return address === (own.find((each) => invited.has(each)) ?? own[0])
}

const recipientsOfChange = (before: JCal | null, { held, known }: Extract<Work, { kind: 'change' }>) =>
  new Set([...recipientsOf(before, held.data), ...recipientsOf(known ?? null, null)])

type Sending = {
  readonly sender: UserRecord | RoomSender
  readonly address: string
  /** null for somebody elsewhere. */
  readonly recipient: LocalGuest | null
  readonly known: JCal | null
  readonly work: Work
}

const nothingToSend = async () => undefined

/** @returns sends what somebody is told */
function sendingTo(world: World, { sender, address, recipient, known, work }: Sending): () => Promise<void> {
  const note = (work.kind === 'change' && work.note) || ''
  const isQuiet = work.kind === 'change' && work.isForRooms === true
  if (isQuiet && (recipient === null || !('room' in recipient))) return nothingToSend
  // A room answers people of its domain alone.
  if (recipient === null && 'isRoom' in sender) return nothingToSend
  if (recipient === null) {
    const message =
      work.kind === 'reply' ? work.message : messageToGuest(address, known, work.held, work.known)
    const declined = work.kind === 'reply' ? null : declinedProposals(address, known, work.held)
    return async () => {
      if (message !== null) await world.elsewhere?.tell(sender, withNoteToGuests(message, note))
      if (declined !== null) await world.elsewhere?.tell(sender, { ...declined, note })
    }
  }
  const messages = work.kind === 'reply' ? [work.message] : messagesTo(address, known, work.held, work.known)
  return async () => {
    for (const message of messages) {
      const noted = withNoteToGuests(message, note)
      await send(world, sender, recipient, isQuiet ? { ...noted, isQuiet } : noted)
    }
  }
}

const chunked = <Each>(all: readonly Each[], size: number): readonly (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

async function send(
  world: World,
  sender: UserRecord,
  recipient: LocalGuest,
  message: ItipMessage,
): Promise<void> {
  const received =
    'room' in recipient
      ? await bookRoom(world, recipient, message, sender)
      : await receiveMessage(world, recipient, message, sender)
  const isTaken = received === 'other-organizer' && message.method === 'REQUEST'
  if (received !== 'home-full' && received !== 'no-calendar' && !isTaken) return
  world.log('invitation-not-delivered', { reason: received })
  const guest = { homeId: sender.id, uid: message.uid, address: message.recipient }
  await reportDelivery(world, guest, scheduleStatus.failed)
}
