import * as v from 'valibot'
import { room, roomProblems, type Room } from '#contract/rooms/rooms.ts'

/** A room as it is typed. */
export type RoomDraft = {
  readonly name: string
  readonly address: string
  readonly capacity: string
  readonly place: string
  readonly bookers: 'everyone' | 'some'
  /** Who may book it, a line or a comma between addresses. */
  readonly people: string
}

export type RoomProblem =
  | 'name-missing'
  | 'not-an-address'
  | 'address-twice'
  | 'not-a-number'
  | 'not-addresses'
  | 'address-of-person'
  | 'other-domain'

/** What is wrong, by field. */
export type RoomProblems = Readonly<Partial<Record<'name' | 'address' | 'capacity' | 'people', RoomProblem>>>

export const emptyRoom: RoomDraft = {
  name: '',
  address: '',
  capacity: '',
  place: '',
  bookers: 'everyone',
  people: '',
}

export const draftOfRoom = ({
  name,
  address,
  capacity,
  place = '',
  bookers = 'everyone',
}: Room): RoomDraft => ({
  name,
  address,
  capacity: capacity === undefined ? '' : String(capacity),
  place,
  bookers: bookers === 'everyone' ? 'everyone' : 'some',
  people: bookers === 'everyone' ? '' : bookers.join('\n'),
})

/** @param others the other rooms of the list */
export function readRoomDraft(
  draft: RoomDraft,
  others: readonly Room[],
): { readonly room: Room } | { readonly problems: RoomProblems } {
  const { name, address, capacity, place, bookers, people } = draft
  const parsed = v.safeParse(room, {
    name,
    address,
    ...(capacity.trim() !== '' && { capacity: Number(capacity) }),
    ...(place.trim() !== '' && { place }),
    ...(bookers === 'some' && { bookers: people.split(/[\s,;]+/).filter((each) => each !== '') }),
  })
  if (parsed.success) {
    const isTwice = others.some((each) => each.address === parsed.output.address)
    return isTwice ? { problems: { address: 'address-twice' } } : { room: parsed.output }
  }
  const wrong = new Set(parsed.issues.map(({ path }) => path?.[0]?.key))
  return {
    problems: {
      ...(wrong.has('name') && { name: 'name-missing' as const }),
      ...(wrong.has('address') && { address: 'not-an-address' as const }),
      ...(wrong.has('capacity') && { capacity: 'not-a-number' as const }),
      ...(wrong.has('bookers') && { people: 'not-addresses' as const }),
    },
  }
}

/** What the service says of an address; null for something else. */
export function problemOfService(details: string | undefined): RoomProblems | null {
  const address = (['address-of-person', 'other-domain'] as const).find((each) =>
    details?.includes(roomProblems[each]),
  )
  return address === undefined ? null : { address }
}
