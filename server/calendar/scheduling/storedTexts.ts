import * as v from 'valibot'
import { jCal, type JCal } from '#contract/jcal.ts'
import type { HeldObject, ItipMessage, SchedulingState } from '#domain/scheduling/ItipMessage.ts'

/** What is stored of invitations as text, beside the events (CAL-28). */

const revision = { sequence: v.number(), dtstamp: v.string() }
const asked = v.record(v.string(), v.number())
const answers = v.record(
  v.string(),
  v.object({ partstat: v.string(), sequence: v.number(), note: v.exactOptional(v.string()) }),
)
const state = v.object({
  revision: v.object(revision),
  asked,
  replies: v.record(v.string(), v.object({ dtstamp: v.string(), answers })),
  answers,
  organizer: v.string(),
  place: v.exactOptional(v.object({ calendarId: v.string(), eventId: v.string() })),
  knownToGuests: v.exactOptional(v.object({ data: jCal, asked })),
})
const message = v.object({
  ...revision,
  method: v.picklist(['REQUEST', 'CANCEL', 'REPLY', 'COUNTER', 'DECLINECOUNTER']),
  uid: v.string(),
  sender: v.string(),
  recipient: v.string(),
  data: jCal,
  isWhole: v.exactOptional(v.boolean()),
  asked: v.exactOptional(asked),
  isComplete: v.exactOptional(v.boolean()),
  isQuiet: v.exactOptional(v.boolean()),
})
const held = v.object({ data: v.nullable(jCal), state })
const work = v.variant('kind', [
  v.object({
    kind: v.literal('change'),
    held,
    note: v.exactOptional(v.string()),
    isForRooms: v.exactOptional(v.boolean()),
    known: v.exactOptional(jCal),
  }),
  v.object({ kind: v.literal('reply'), message }),
])

/**
 * What others are to be told: that an organizer's event is another now, with a note or only to its rooms, or an
 * attendee's answer.
 */
export type Work =
  | {
      readonly kind: 'change'
      readonly held: HeldObject
      readonly note?: string
      readonly isForRooms?: boolean
      /** What its guests were told last, if they were not told of what followed. */
      readonly known?: JCal
    }
  | { readonly kind: 'reply'; readonly message: ItipMessage }

export const stateText = (each: SchedulingState): string => JSON.stringify(each)
export const readState = (text: string): SchedulingState => v.parse(state, JSON.parse(text))

export const workText = (each: Work): string => JSON.stringify(each)
export const readWork = (text: string): Work => v.parse(work, JSON.parse(text))

export const knownText = (each: JCal | null): string => JSON.stringify(each)
export const readKnown = (text: string): JCal | null => v.parse(v.nullable(jCal), JSON.parse(text))
