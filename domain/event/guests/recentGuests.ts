import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { textOf } from '../../jcal/properties.ts'
import { isSamePerson, type EventPerson } from './GuestList.ts'
import { readGuestList } from './readGuestList.ts'

/**
 * Whom somebody with these addresses has asked to come to events of their own, each once, the last ones first: by when
 * their event was written last (DTSTAMP).
 */
export function recentGuests(
  objects: readonly JCal[],
  myAddresses: readonly string[],
  limit: number,
): readonly EventPerson[] {
  const events = objects
    .flatMap(([, , components]) => components.filter(([name]) => name === 'vevent'))
    .map((vevent) => ({ at: textOf(vevent, 'dtstamp'), guests: guestsIn(vevent, myAddresses) }))
    .filter(({ guests }) => guests.length > 0)
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  const found = new Map<string, EventPerson>()
  for (const { guests } of events) {
    for (const { address, name } of guests) {
      const key = address.toLowerCase()
      if (found.size === limit) return [...found.values()]
      if (!found.has(key)) found.set(key, { address, name })
    }
  }
  return [...found.values()]
}

function guestsIn(vevent: JCalComponent, myAddresses: readonly string[]): readonly EventPerson[] {
  const isMine = (address: string) => myAddresses.some((mine) => isSamePerson(mine, address))
  const { organizer, guests } = readGuestList(vevent)
  return organizer && isMine(organizer.address) ? guests.filter(({ address }) => !isMine(address)) : []
}
