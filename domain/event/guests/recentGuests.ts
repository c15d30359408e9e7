import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { textOf } from '../../jcal/properties.ts'
import { isSamePerson, type EventPerson } from './GuestList.ts'
import { readGuestList } from './readGuestList.ts'

/** Somebody who was asked to come to an event, and when that was written last (its DTSTAMP). */
export type RecentGuest = EventPerson & { readonly at: string }

/**
 * Whom somebody with these addresses has asked to come to events of their own, each once, the last ones first: by when
 * their event was written last.
 */
export function recentGuests(
  objects: readonly JCal[],
  myAddresses: readonly string[],
  limit: number,
): readonly RecentGuest[] {
  const asked = objects.flatMap(([, , components]) =>
    components.filter(isMeeting).flatMap((vevent) => guestsIn(vevent, myAddresses)),
  )
  return latestGuests(asked, limit)
}

/** Each of them once, the last ones first. */
export function latestGuests(asked: readonly RecentGuest[], limit: number): readonly RecentGuest[] {
  const sorted = asked.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  const found = new Map<string, RecentGuest>()
  for (const each of sorted) {
    const key = each.address.toLowerCase()
    if (found.size === limit) break
    if (!found.has(key)) found.set(key, each)
  }
  return [...found.values()]
}

/** Most events have no guests: nothing more is read of these. */
const isMeeting = ([name, properties]: JCalComponent) =>
  name === 'vevent' && properties.some(([property]) => property === 'attendee')

function guestsIn(vevent: JCalComponent, myAddresses: readonly string[]): readonly RecentGuest[] {
  const isMine = (address: string) => myAddresses.some((mine) => isSamePerson(mine, address))
  const { organizer, guests } = readGuestList(vevent)
  if (!organizer || !isMine(organizer.address)) return []
  const at = textOf(vevent, 'dtstamp')
  return guests.flatMap(({ address, name }) => (isMine(address) ? [] : [{ address, name, at }]))
}
