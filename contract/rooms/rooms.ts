import * as v from 'valibot'
import { parseEmailAddress } from '../emailAddress.ts'
import { textUpTo } from '../lengths.ts'

/** The module and name of the list of rooms among the configurations (CFG-1). */
export const roomsKey = { module: 'core', name: 'resources' } as const

/** How many rooms there are, how many people a room has in it, and how many may be named who book it. */
export const roomLimits = { rooms: 500, capacity: 100_000, bookers: 200, text: 200 } as const

const address = v.pipe(
  textUpTo(254),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = parseEmailAddress(dataset.value.trim())
    if (read !== null) return read
    addIssue({ message: 'must be an e-mail address' })
    return NEVER
  }),
)

const people = 'must be a whole number from 1 to 100000'

/** Why the service takes no room with an address: the beginning of what it says of it. */
export const roomProblems = {
  'address-of-person': 'is the address of a person',
  'other-domain': 'must be in a domain of this service',
} as const

/** A room as administrators list it. */
export const room = v.object({
  /** The service gives it, and it stays with the address. */
  id: v.optional(textUpTo(24)),
  name: v.pipe(textUpTo(roomLimits.text), v.trim(), v.nonEmpty('must not be empty')),
  address,
  /** For how many people it is. */
  capacity: v.optional(
    v.pipe(
      v.number(people),
      v.check((count) => Number.isInteger(count) && count >= 1 && count <= roomLimits.capacity, people),
    ),
  ),
  /** Where it is, for people to read. */
  place: v.optional(v.pipe(textUpTo(roomLimits.text), v.trim())),
  /** Who may book it: everybody of its domain, unless their addresses are listed. */
  bookers: v.optional(
    v.union(
      [
        v.literal('everyone'),
        v.pipe(
          v.array(address),
          v.maxLength(roomLimits.bookers, `must have at most ${roomLimits.bookers} entries`),
        ),
      ],
      'must be "everyone" or a list of e-mail addresses',
    ),
  ),
})
export type Room = v.InferOutput<typeof room>

/** Module `core`, configuration `resources`: the rooms of the platform, each address once. */
export const roomList = v.pipe(
  v.array(v.unknown(), 'must be a list of rooms'),
  v.maxLength(roomLimits.rooms, `must have at most ${roomLimits.rooms} rooms`),
  v.array(room),
  v.check(
    (rooms) => new Set(rooms.map((each) => each.address)).size === rooms.length,
    'must not hold the same address twice',
  ),
)

/** Whether somebody may book a room. */
export const mayBook = ({ bookers = 'everyone' }: Pick<Room, 'bookers'>, email: string): boolean =>
  bookers === 'everyone' || bookers.includes(email)
