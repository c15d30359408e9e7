import type { EventSearch } from '../records.ts'
import { attendeeTerm, organizerTerm, placeTerm, privateTerm } from './terms.ts'

/**
 * Whether an event with these terms matches a search. The full-text queries of the databases mean the same.
 */
export function isMatch(terms: ReadonlySet<string>, search: EventSearch): boolean {
  const { calendars, words, organizers, attendees } = search
  return (
    calendars.some(
      ({ homeId, calendarId, withPrivate }) =>
        terms.has(placeTerm(homeId, calendarId)) && (withPrivate || !terms.has(privateTerm)),
    ) &&
    words.every((word) => [...terms].some((term) => term.startsWith(word))) &&
    (organizers.length === 0 || organizers.some((address) => terms.has(organizerTerm(address)))) &&
    (attendees.length === 0 || attendees.some((address) => terms.has(attendeeTerm(address))))
  )
}
