import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { isSamePerson, type EventPerson, type Guest } from '../../event/guests/GuestList.ts'
import { readGuestList } from '../../event/guests/readGuestList.ts'
import { sequenceOf } from '../../jcal/latestOf.ts'
import { componentsOf } from '../../jcal/properties.ts'
import { isToOrganizer, type Method } from '../ItipMessage.ts'

/** A message about one event (RFC 5546), as a file or a mail brought it. */
export type MessageInFile = {
  readonly method: Method
  readonly uid: string
  /** The highest SEQUENCE in it. */
  readonly sequence: number
  /** The organizer, or of a REPLY and a COUNTER the attendee; with their answer, if they are one. */
  readonly sender: EventPerson & Partial<Pick<Guest, 'reply' | 'note'>>
  /** The address of the reader, as the message has it. */
  readonly recipient: string
  /** Its VEVENTs with their zones, without METHOD. */
  readonly data: JCal
}

/** What a file says that it is for, and the objects in it. */
type FileRead = {
  readonly method: string | null
  readonly objects: readonly { readonly uid: string; readonly jcal: JCal }[]
}

const methods: readonly Method[] = ['REQUEST', 'CANCEL', 'REPLY', 'COUNTER', 'DECLINECOUNTER']

/**
 * The message that a file is to somebody, and not a calendar to be imported: an organizer asks, cancels or declines
 * another time, or a guest answers or proposes one.
 *
 * @param myAddresses of the reader
 * @returns null for every other file: of several events, with another METHOD, or to somebody else
 */
export function messageIn(
  { method: text, objects }: FileRead,
  myAddresses: readonly string[],
): MessageInFile | null {
  const method = methods.find((each) => each === text)
  const [object, ...others] = objects
  if (method === undefined || object === undefined || others.length > 0) return null
  const vevents = componentsOf(object.jcal, 'vevent')
  const people = isToOrganizer(method) ? fromGuest : fromOrganizer
  const between = people(vevents, (address) => myAddresses.some((mine) => isSamePerson(mine, address)))
  const sequence = Math.max(...vevents.map(sequenceOf))
  return between && { method, uid: object.uid, sequence, ...between, data: object.jcal }
}

type Between = Pick<MessageInFile, 'sender' | 'recipient'>
type IsMine = (address: string) => boolean

function fromOrganizer(vevents: readonly JCalComponent[], isMine: IsMine): Between | null {
  const lists = vevents.map(readGuestList)
  const organizer = lists.find((each) => each.organizer !== null)?.organizer ?? null
  const invited = lists.flatMap(({ guests }) => guests).find(({ address }) => isMine(address))
  if (organizer === null || invited === undefined || isMine(organizer.address)) return null
  return { sender: { address: organizer.address, name: organizer.name }, recipient: invited.address }
}

function fromGuest(vevents: readonly JCalComponent[], isMine: IsMine): Between | null {
  const lists = vevents.map(readGuestList)
  const [organizer] = lists.flatMap((each) => each.organizer ?? [])
  const [guest, ...others] = lists.flatMap(({ guests }) => guests)
  if (organizer === undefined || guest === undefined || !isMine(organizer.address)) return null
  if (others.some(({ address }) => !isSamePerson(address, guest.address))) return null
  const { address, name, reply, note } = guest
  return { sender: { address, name, reply, ...(note && { note }) }, recipient: organizer.address }
}
