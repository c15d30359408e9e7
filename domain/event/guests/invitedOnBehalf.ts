import { isSamePerson, type EventPerson, type GuestList } from './GuestList.ts'

/**
 * The people of an event in the calendar of somebody else: its owner invites, and who writes acts for them (RFC 5545
 * 3.2.18). Only so are guests told (CAL-28).
 */
export function invitedOnBehalf(people: GuestList, { address, name }: EventPerson): GuestList {
  const { organizer, guests } = people
  if (guests.length === 0 || organizer === null || isSamePerson(organizer.address, address)) return people
  return { guests, organizer: { address, name, sentBy: organizer.address } }
}
