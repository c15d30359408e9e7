import type { FoundPerson, PeopleSearch } from '#contract/people/peopleSearch.ts'
import { mayBook } from '#contract/rooms/rooms.ts'
import { byText } from '../../byText.ts'
import type { Ports } from '../../ports.ts'
import { roomDirectory, type RoomRecord } from '../../rooms/roomDirectory.ts'
import { personWords, searchedPersonWords } from '../../store/search/personWords.ts'
import type { UserRecord } from '../../store/records.ts'
import { isFindable } from './peopleSearch.ts'

/**
 * The rooms of the caller's domain of whose name, place or address each word of a text begins one, by name; with a
 * `capacity` those for so many people, the smallest first, and then those of which it is not known.
 */
export async function findRooms(
  { store, settings }: Pick<Ports, 'store' | 'settings'>,
  caller: UserRecord,
  { q, capacity, limit }: Pick<PeopleSearch, 'q' | 'capacity' | 'limit'>,
): Promise<readonly FoundPerson[]> {
  if (!isFindable(settings, caller.email)) return []
  const words = searchedPersonWords(q)
  const found = (await roomDirectory(store).all()).filter(
    (each) =>
      each.domainId === caller.domainId &&
      words.every((word) => wordsOf(each).includes(` ${word}`)) &&
      (capacity === undefined || (each.room.capacity ?? capacity) >= capacity),
  )
  const sizeOf = ({ room }: RoomRecord) => (capacity === undefined ? 0 : (room.capacity ?? Infinity))
  return found
    .toSorted((one, other) => compared(sizeOf(one), sizeOf(other)) || byText(one.room.name, other.room.name))
    .slice(0, limit)
    .map((each) => describeRoom(each, caller))
}

const wordsOf = ({ room: { name, place = '', address } }: RoomRecord) =>
  personWords({ firstName: name, lastName: place, email: address })

const compared = (one: number, other: number) => (one === other ? 0 : one - other)

const describeRoom = ({ id, room }: RoomRecord, { email }: UserRecord): FoundPerson => ({
  id,
  objectType: 'resource',
  emailAddresses: [{ value: room.address }],
  names: [{ displayName: room.name }],
  photos: [],
  ...(room.capacity !== undefined && { capacity: room.capacity }),
  ...(room.place !== undefined && { place: room.place }),
  isBookable: mayBook(room, email),
})
