import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { ItipMessage } from '../ItipMessage.ts'
import { partsOf, withVEvents } from '../partsOf.ts'
import { bareOf, withAnswer } from '../people.ts'

/** What a room stores of an event: when it is, and whose. */
const stored: ReadonlySet<string> = new Set(
  'uid dtstart dtend duration rrule rdate exdate recurrence-id organizer status sequence dtstamp'.split(' '),
)

/**
 * What an organizer sends, as far as it concerns a room: no title, no text, no guest but the room, and no answer that
 * somebody gave in its place.
 */
export function bookingOf(message: ItipMessage): ItipMessage {
  const parts = [...partsOf(message.data)].map(
    ([part, vevent]) => [part, bookedIn(vevent, message.recipient)] as const,
  )
  return { ...message, data: withVEvents(message.data, new Map(parts)) }
}

function bookedIn([name, properties]: JCalComponent, address: string): JCalComponent {
  const isBooked = (each: JCalProperty) =>
    stored.has(each[0]) || (each[0] === 'attendee' && bareOf(each) === address)
  return withAnswer([name, properties.filter(isBooked), []], address, { partstat: 'NEEDS-ACTION' })
}
