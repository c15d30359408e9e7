import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { ItipMessage } from './ItipMessage.ts'
import { partsOf, withVEvents } from './partsOf.ts'

/** What an organizer sends with a note to the guests: COMMENT, which is not stored in their own event. */
export function withNoteToGuests(message: ItipMessage, note: string): ItipMessage {
  if (note === '') return message
  const comment: JCalProperty = ['comment', {}, 'text', note]
  const noted = ([name, properties, inside]: JCalComponent): JCalComponent => [
    name,
    [...properties, comment],
    inside ?? [],
  ]
  const parts = [...partsOf(message.data)].map(([part, vevent]) => [part, noted(vevent)] as const)
  return { ...message, data: withVEvents(message.data, new Map(parts)) }
}
