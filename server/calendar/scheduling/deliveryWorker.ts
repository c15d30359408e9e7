import { messageToGuest } from '#domain/scheduling/messageToGuest.ts'
import { messagesTo, recipientsOf } from '#domain/scheduling/messagesTo.ts'
import { withNoteToGuests } from '#domain/scheduling/withNoteToGuests.ts'
import type { ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { scheduleStatus } from '#domain/scheduling/scheduleStatus.ts'
import { addMs, minuteMs } from '#domain/time/units.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { errorFacts } from '../../http/errorFacts.ts'
import type { Ports } from '../../ports.ts'
import type { UserRecord } from '../../store/records.ts'
import type { OutgoingRecord } from '../../store/SchedulingStore.ts'
import { dueWork, type DueWork } from './dueWork.ts'
import { localGuest } from './localGuest.ts'
import { receiveMessage } from './receiveMessage.ts'
import { reportDelivery } from './reportDelivery.ts'
import { readKnown, readWork } from './storedTexts.ts'
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
    work: async () => {
      for (;;) {
        const due = await store.scheduling.due(clock(), batch)
        for (const each of due) await carry(world, each)
        if (due.length < batch) break
      }
      await store.users.forgetErased()
      return store.scheduling.next()
    },
  })
}

/** Carries one event to everybody concerned, unless another process does. */
async function carry(world: World, outgoing: OutgoingRecord): Promise<void> {
  const { store, clock, log } = world
  if (!(await store.scheduling.claim(outgoing, addMs(clock(), leaseMs)))) return
  try {
    const sender = await store.users.sender(outgoing.homeId)
    if (sender !== null) await sendAll(world, sender, outgoing)
  } catch (error) {
    log('invitations-failed', errorFacts(error))
    if (outgoing.attempts + 1 < maxAttempts) return
  }
  await store.scheduling.finish(outgoing)
}

async function sendAll(world: World, sender: UserRecord, { before, after }: OutgoingRecord): Promise<void> {
  const work = readWork(after)
  const note = (work.kind === 'change' && work.note) || ''
  const pause = timeSlices()
  const known = readKnown(before)
  const recipients = work.kind === 'reply' ? [work.message.recipient] : recipientsOf(known, work.held.data)
  const sendTo = async (address: string) => {
    const recipient = await localGuest(world, sender, address)
    if (recipient === null) {
      const message = work.kind === 'reply' ? work.message : messageToGuest(address, known, work.held)
      if (message !== null) await world.elsewhere?.tell(sender, withNoteToGuests(message, note))
      return
    }
    const messages = work.kind === 'reply' ? [work.message] : messagesTo(address, known, work.held)
    for (const message of messages) await send(world, sender, recipient, withNoteToGuests(message, note))
  }
  for (const some of chunked([...recipients], atOnce)) {
    await Promise.all(some.map(sendTo))
    await pause()
  }
}

const chunked = <Each>(all: readonly Each[], size: number): readonly (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

async function send(
  world: World,
  sender: UserRecord,
  recipient: UserRecord,
  message: ItipMessage,
): Promise<void> {
  const received = await receiveMessage(world, recipient, message, sender)
  if (received !== 'home-full' && received !== 'no-calendar') return
  world.log('invitation-not-delivered', { reason: received })
  const guest = { homeId: sender.id, uid: message.uid, address: message.recipient }
  await reportDelivery(world, guest, scheduleStatus.failed)
}
