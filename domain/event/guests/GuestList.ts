/** Somebody by their address; an empty name if none is known. */
export type EventPerson = { readonly address: string; readonly name: string }

/** Who has invited the guests. */
export type Organizer = EventPerson & {
  /** The address of who acts for them (SENT-BY); missing for nobody. */
  readonly sentBy?: string
}

export type GuestRole = 'chair' | 'required' | 'optional'

/** Who is asked to come (ATTENDEE): `address` as `bob@example.org`, or an address of another kind with its scheme. */
export type Guest = EventPerson & {
  readonly role: GuestRole
  readonly reply: 'needs-action' | 'accepted' | 'declined' | 'tentative'
  /** What they wrote to the organizer with their answer; missing for nothing. */
  readonly note?: string
}

/** Somebody who is asked to come, and has not answered. */
export const guestOf = (person: EventPerson): Guest => ({
  ...person,
  role: 'required',
  reply: 'needs-action',
})

/** The people of an event. */
export type GuestList = {
  /** Who has invited the guests; null for an event without one. */
  readonly organizer: Organizer | null
  readonly guests: readonly Guest[]
  /** The rooms that are booked for it (CUTYPE ROOM); missing for none, or for those that it has. */
  readonly rooms?: readonly Guest[]
}

export const hasPeople = ({ organizer, guests, rooms }: GuestList): boolean =>
  organizer !== null || guests.length > 0 || rooms !== undefined

/** Whether two addresses are the same person's: without `mailto:`, and in any case. */
export const isSamePerson = (one: string, other: string): boolean => bareAddress(one) === bareAddress(other)

/** Whether one of these addresses organises an event, or nobody does. */
export const mayInvite = ({ organizer }: GuestList, myAddresses: readonly string[]): boolean =>
  organizer === null || myAddresses.some((mine) => isSamePerson(mine, organizer.address))

const bareAddress = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
