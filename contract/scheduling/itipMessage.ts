import * as v from 'valibot'
import { lengths, textUpTo } from '../lengths.ts'

/** The largest message, in characters. */
export const itipLength = 1024 * 1024

/** The body of `ITIP`: a message of somebody about an event, as its recipient got it (CAL-29). */
export const itipBody = v.object({
  method: v.picklist(
    ['REQUEST', 'REPLY', 'CANCEL', 'COUNTER', 'DECLINECOUNTER'],
    'must be REQUEST, REPLY, CANCEL, COUNTER or DECLINECOUNTER',
  ),
  uid: v.pipe(textUpTo(lengths.uid), v.minLength(1, 'must not be empty')),
  /** E-mail addresses, with `mailto:` or without. */
  sender: textUpTo(lengths.url),
  recipient: textUpTo(lengths.url),
  sequence: v.optional(v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0)), 0),
  dtstamp: v.optional(textUpTo(lengths.name)),
  /** Deployed clients send it; the object says it too. */
  'recurrence-id': v.optional(textUpTo(lengths.name)),
  /** iCalendar with the one event. */
  ical: v.pipe(textUpTo(itipLength), v.minLength(1, 'must not be empty')),
})
export type ItipBody = v.InferOutput<typeof itipBody>
