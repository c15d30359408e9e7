import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { parameterOf, propertiesOf, propertyOf } from '../../jcal/properties.ts'
import { answerNote } from './answerNote.ts'
import type { EventPerson, Guest, GuestList, GuestRole, Organizer } from './GuestList.ts'

/**
 * The people of a VEVENT: its organizer, and its attendees in their order. The organizer among the attendees is not a
 * guest, nor is a room (CUTYPE ROOM), which is listed beside them, or another resource.
 */
export function readGuestList(vevent: JCalComponent): GuestList {
  const organizer = propertyOf(vevent, 'organizer')
  const attendees = propertiesOf(vevent, 'attendee')
  const rooms = attendees.filter(isRoom).map(guestOf)
  return {
    organizer: organizer ? organizerIn(organizer) : null,
    guests: attendees.filter((each) => isGuest(each, organizer)).map(guestOf),
    ...(rooms.length > 0 && { rooms }),
  }
}

/** Whether an ATTENDEE is somebody who is shown as a guest. */
export function isGuest(attendee: JCalProperty, organizer: JCalProperty | undefined): boolean {
  const kind = kindOf(attendee)
  const address = addressOf(attendee)
  const isOrganizer = organizer !== undefined && address.toLowerCase() === addressOf(organizer).toLowerCase()
  return address !== '' && !isOrganizer && kind !== 'ROOM' && kind !== 'RESOURCE'
}

/** Whether an ATTENDEE is a room. */
export const isRoom = (attendee: JCalProperty): boolean =>
  kindOf(attendee) === 'ROOM' && addressOf(attendee) !== ''

const kindOf = (attendee: JCalProperty) => (parameterOf(attendee, 'cutype') ?? '').toUpperCase()

/** `bob@example.org` of `mailto:bob@example.org`; another URI as it is. */
export const addressOf = (property: JCalProperty): string =>
  typeof property[3] === 'string' ? property[3].trim().replace(/^mailto:/i, '') : ''

function organizerIn(property: JCalProperty): Organizer {
  const sentBy = (parameterOf(property, 'sent-by') ?? '').trim().replace(/^mailto:/i, '')
  return { ...personOf(property), ...(sentBy !== '' && { sentBy }) }
}

const personOf = (property: JCalProperty): EventPerson => ({
  address: addressOf(property),
  name: parameterOf(property, 'cn') ?? '',
})

const guestOf = (attendee: JCalProperty): Guest => ({
  ...personOf(attendee),
  role: roles.get((parameterOf(attendee, 'role') ?? '').toUpperCase()) ?? 'required',
  reply: replies.get((parameterOf(attendee, 'partstat') ?? '').toUpperCase()) ?? 'needs-action',
  ...(answerNote(attendee) !== '' && { note: answerNote(attendee) }),
})

const roles: ReadonlyMap<string, GuestRole> = new Map([
  ['CHAIR', 'chair'],
  ['REQ-PARTICIPANT', 'required'],
  ['OPT-PARTICIPANT', 'optional'],
  ['NON-PARTICIPANT', 'optional'],
])

const replies: ReadonlyMap<string, Guest['reply']> = new Map([
  ['ACCEPTED', 'accepted'],
  ['DECLINED', 'declined'],
  ['TENTATIVE', 'tentative'],
])
