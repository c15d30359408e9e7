import { itipBody, itipLength, type ItipBody } from '#contract/scheduling/itipMessage.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { isToOrganizer, timelessMethods, type ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import { attendeeOf, bare, organizerOf } from '#domain/scheduling/people.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { utcText } from '#domain/time/localDateTime.ts'
import type { Context } from '../../../context.ts'
import type { Handlers } from '../../../Handler.ts'
import { throwHttpError } from '../../../HttpError.ts'
import { bareAddressesOf } from '../../../identity/people/addressIn.ts'
import { readJson } from '../../../http/body/readJson.ts'
import type { Services } from '../../../services.ts'
import type { UserRecord } from '../../../store/records.ts'
import { localGuest } from '../localGuest.ts'
import { proposeElsewhere } from './proposeElsewhere.ts'
import { receiveMessage } from '../receiveMessage.ts'

/** Escapes make the JSON of an object longer. */
const largestBody = 2 * itipLength

/** Messages about events by hand: what somebody got by mail changes their own copy (CAL-29). */
export function itipHandlers({
  ports,
  deliveries,
  elsewhere,
}: Services): Handlers<'receiveItip' | 'receiveItipOfEvent'> {
  const { clock } = ports

  /** The time that an attendee proposes reaches the organizer, who decides. */
  async function propose(caller: UserRecord, message: ItipMessage): Promise<void> {
    const organizer = await localGuest(ports, caller, message.recipient)
    const received =
      organizer === null
        ? await proposeElsewhere({ ...ports, elsewhere }, caller, message)
        : await receiveMessage(ports, organizer, message, caller)
    if (received === 'unreachable') throwHttpError('forbidden', 'The organizer gets no mail from here.')
    if (received === 'no-time') throwHttpError('wrong-shape', 'ical: must say a time of what is there.')
    if (received !== 'stored')
      throwHttpError('forbidden', 'The recipient is not the organizer of an event that you are invited to.')
    deliveries.wake()
  }

  const receiveIn = async (call: Context<'receiveItip' | 'receiveItipOfEvent'>) => {
    const caller = call.principal.user
    const message = messageOf(await readJson(call, itipBody, { limit: largestBody }), utcText(clock()))
    const own = bareAddressesOf(caller)
    if (message.method === 'COUNTER' && !own.includes(message.recipient)) {
      if (!own.includes(message.sender)) throwNotYours('sender')
      await propose(caller, message)
      return new Response(null, { status: 204 })
    }
    if (!own.includes(message.recipient)) throwNotYours('recipient')
    rejectStranger(message)
    const received = await receiveMessage(ports, caller, message, caller)
    if (received === 'home-full')
      throwHttpError('quota-exceeded', 'Your storage is full. Delete what you no longer need.')
    if (received === 'other-organizer' || received === 'not-invited')
      throwHttpError('forbidden', 'The event is somebody else’s, or its sender takes no part in it.')
    deliveries.wake()
    return new Response(null, { status: 204 })
  }
  return { receiveItip: receiveIn, receiveItipOfEvent: receiveIn }
}

function throwNotYours(name: string): never {
  throwHttpError('forbidden', `${name}: must be your own address.`)
}

/** @throws {HttpError} wrong-shape */
function messageOf(body: ItipBody, now: string): ItipMessage {
  const [object, ...others] = parseICalendar(body.ical, {
    isTimeless: timelessMethods.includes(body.method),
  }).objects
  const data = object?.jcal
  if (data === undefined || others.length > 0)
    throwHttpError('wrong-shape', 'ical: must be iCalendar with one event.')
  const [vevent] = partsOf(data).values()
  if (vevent === undefined || textOf(vevent, 'uid') !== body.uid)
    throwHttpError('wrong-shape', 'ical: must have the uid of the message.')
  return {
    method: body.method,
    uid: body.uid,
    sender: bare(body.sender),
    recipient: bare(body.recipient),
    sequence: body.sequence,
    dtstamp: body.dtstamp ?? (textOf(vevent, 'dtstamp') || now),
    data,
  }
}

/** @throws {HttpError} forbidden if the sender may not send such a message (RFC 5546 1.4) */
function rejectStranger({ method, sender, data }: ItipMessage): void {
  const isInvited = [...partsOf(data).values()].some((each) => attendeeOf(each, sender))
  if (isToOrganizer(method) ? !isInvited : organizerOf(data) !== sender)
    throwHttpError('forbidden', 'sender: must be the organizer, or of a REPLY or COUNTER an attendee.')
}
