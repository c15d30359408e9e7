import { guestOf, isSamePerson, type EventPerson } from '#domain/event/guests/GuestList.ts'
import { parseGuests } from '#domain/event/guests/parseGuests.ts'
import type { EventForm, FormProblems, TypedGuests } from './eventForm.ts'

/**
 * Every address of a text becomes a guest, and what is none stays in the field to be mended.
 *
 * @param me who invites them, if nobody has yet
 */
export function withGuestsTaken(people: TypedGuests, text: string, me: EventPerson): TypedGuests {
  const { people: named, rest } = parseGuests(text)
  const added = named.filter(
    ({ address }) => !people.guests.some((each) => isSamePerson(each.address, address)),
  )
  if (added.length === 0) return { ...people, typed: rest }
  const guests = [...people.guests, ...added.map(guestOf)]
  return { ...people, organizer: people.organizer ?? me, guests, typed: rest }
}

/** What is typed in the fields of guests and rooms and is neither: saving would lose it. */
export const problemsOfTyped = ({ guests: { typed, typedRoom } }: EventForm): FormProblems => ({
  ...(parseGuests(typed).rest !== '' && { guests: 'not-an-address' }),
  ...(typedRoom.trim() !== '' && { room: 'not-a-room' }),
})
