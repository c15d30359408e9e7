import type { EventPerson } from '#domain/event/guests/GuestList.ts'

/**
 * The location of an event when its rooms change: their names, unless somebody has typed another one.
 *
 * @param before the rooms that it had
 */
export function locationWithRooms(
  location: string,
  before: readonly EventPerson[],
  after: readonly EventPerson[],
): string {
  const isTheirs = location.trim() === '' || location === namesOf(before)
  return isTheirs ? namesOf(after) : location
}

const namesOf = (rooms: readonly EventPerson[]) =>
  rooms.map(({ name, address }) => name || address).join(', ')
