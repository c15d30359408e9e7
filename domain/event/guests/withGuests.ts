import type { JCalComponent, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { withoutParameters } from '../../jcal/properties.ts'
import { isSamePerson, type Guest, type GuestList, type Organizer } from './GuestList.ts'
import { addressOf, isGuest, isRoom, readGuestList } from './readGuestList.ts'

/**
 * The properties of a VEVENT with these people. An attendee who stays is kept byte for byte, but for a new role; one who
 * comes is asked for an answer (PARTSTAT NEEDS-ACTION, RSVP TRUE). The organizer is set with the first guest, and goes
 * with the last; one that is there stays. Rooms are booked and released alike. What is neither
 * (`readGuestList`) stays.
 *
 * @returns the original list itself if nothing changes
 */
export function withGuests(properties: readonly JCalProperty[], people: GuestList): readonly JCalProperty[] {
  const vevent: JCalComponent = ['vevent', properties, []]
  const current = readGuestList(vevent)
  const { rooms: bookedRooms = [] } = current
  const { guests, rooms = bookedRooms } = people
  if (isSameList(current.guests, guests) && isSameList(bookedRooms, rooms)) return properties
  const organizer = properties.find(([name]) => name === 'organizer')
  const wanted = new Map(guests.map((guest) => [guest.address.toLowerCase(), guest]))
  const staying = properties.flatMap((property) => {
    if (property[0] !== 'attendee') return [property]
    if (isRoom(property)) {
      const isBooked = rooms.some(({ address }) => isSamePerson(address, addressOf(property)))
      return isBooked ? [property] : []
    }
    if (!isGuest(property, organizer)) return [property]
    const guest = wanted.get(addressOf(property).toLowerCase())
    return guest ? [withRole(property, guest, current.guests)] : []
  })
  const isNew = ({ address }: Guest, among: readonly Guest[]) =>
    !among.some((each) => isSamePerson(each.address, address))
  const added = [
    ...[...wanted.values()].filter((each) => isNew(each, current.guests)).map((each) => attendeeOf(each)),
    ...rooms.filter((each) => isNew(each, bookedRooms)).map((each) => attendeeOf(each, { cutype: 'ROOM' })),
  ]
  const isAlone = wanted.size === 0 && (people.rooms ?? []).length === 0
  if (isAlone) return staying.filter(([name]) => name !== 'organizer')
  const asked = organizer === undefined && people.organizer ? [organizerOf(people.organizer)] : []
  return [...staying, ...asked, ...added]
}

function withRole(attendee: JCalProperty, { address, role }: Guest, current: readonly Guest[]): JCalProperty {
  const before = current.find((each) => isSamePerson(each.address, address))
  if (before?.role === role) return attendee
  const [name, parameters, ...rest] = attendee
  return [name, { ...withoutParameters(parameters, 'role'), role: roleNames[role] }, ...rest]
}

const attendeeOf = ({ address, name, role }: Guest, kind: JCalParameters = {}): JCalProperty => [
  'attendee',
  {
    ...kind,
    ...(name !== '' && { cn: name }),
    role: roleNames[role],
    partstat: 'NEEDS-ACTION',
    rsvp: 'TRUE',
  },
  'cal-address',
  calAddress(address),
]

const organizerOf = ({ address, name, sentBy }: Organizer): JCalProperty => [
  'organizer',
  { ...(name !== '' && { cn: name }), ...(sentBy && { 'sent-by': calAddress(sentBy) }) },
  'cal-address',
  calAddress(address),
]

/** An address of another kind (`urn:uuid:...`) has its scheme. */
const calAddress = (address: string) => (address.includes('@') ? `mailto:${address}` : address)

const roleNames = { chair: 'CHAIR', required: 'REQ-PARTICIPANT', optional: 'OPT-PARTICIPANT' } as const

const isSameList = (one: readonly Guest[], other: readonly Guest[]) =>
  one.length === other.length &&
  one.every(({ address, role }) =>
    other.some((each) => isSamePerson(each.address, address) && each.role === role),
  )
