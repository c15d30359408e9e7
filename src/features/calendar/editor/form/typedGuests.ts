import type { User } from '#contract/identity.ts'
import { guestOf, isSamePerson } from '#domain/event/guests/GuestList.ts'
import { parseGuests } from '#domain/event/guests/parseGuests.ts'
import type { EventForm, FormProblems, TypedGuests } from './eventForm.ts'
import { personOf } from './personOf.ts'

/**
 * Every address of a text becomes a guest, and what is none stays in the field to be mended. Another address of the
 * organizer is no guest.
 *
 * @param me who invites them, if nobody has yet
 */
export function withGuestsTaken(people: TypedGuests, text: string, me: User): TypedGuests {
  const { people: named, rest } = parseGuests(text)
  const added = named.filter(
    ({ address }) =>
      !isOtherOfOrganizer(address, people, me) &&
      !people.guests.some((each) => isSamePerson(each.address, address)),
  )
  if (added.length === 0) return { ...people, typed: rest }
  const guests = [...people.guests, ...added.map(guestOf)]
  return { ...people, organizer: people.organizer ?? personOf(me), guests, typed: rest }
}

/** Whether a text names the person who organizes the event by another of their addresses. */
export const namesOrganizer = (people: TypedGuests, text: string, me: User): boolean =>
  parseGuests(text).people.some(({ address }) => isOtherOfOrganizer(address, people, me))

function isOtherOfOrganizer(address: string, { organizer }: TypedGuests, me: User): boolean {
  const isMine = (other: string) => me.emails.some((each) => isSamePerson(each, other))
  const own = (organizer ?? personOf(me)).address
  return isMine(own) && isMine(address) && !isSamePerson(own, address)
}

/** What is typed in the fields of guests and rooms and is neither: saving would lose it. */
export const problemsOfTyped = ({ guests: { typed, typedRoom } }: EventForm): FormProblems => ({
  ...(parseGuests(typed).rest !== '' && { guests: 'not-an-address' }),
  ...(typedRoom.trim() !== '' && { room: 'not-a-room' }),
})
