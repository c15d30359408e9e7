import * as v from 'valibot'
import { selfLink } from './hal.ts'
import { lengths, listOf, textUpTo } from './lengths.ts'

const address = textUpTo(lengths.name)

/** The body of a search (CAL-32). The lists of people contain e-mail addresses, with or without `mailto:`. */
export const eventSearchBody = v.object({
  calendars: listOf(v.object({ userId: textUpTo(lengths.id), calendarId: textUpTo(lengths.id) })),
  query: textUpTo(lengths.name),
  organizers: v.optional(listOf(address), []),
  attendees: v.optional(listOf(address), []),
})
export type EventSearchBody = v.InferOutput<typeof eventSearchBody>

const person = v.object({ email: v.string(), cn: v.optional(v.string()) })

/** `partstat` is ours, in upper case; absent means the same as in RFC 5545: `NEEDS-ACTION`. */
const attendee = v.object({ ...person.entries, partstat: v.optional(v.string()) })

/** An event that was found; for a series its master, no matter which part of it has the words. */
export const foundEvent = v.object({
  uid: v.string(),
  summary: v.string(),
  location: v.string(),
  description: v.string(),
  /** `YYYY-MM-DD` for an all-day event, otherwise an instant in UTC, `YYYY-MM-DDThh:mm:ssZ`. */
  start: v.string(),
  /** In the same form; exclusive. */
  end: v.string(),
  class: v.picklist(['PUBLIC', 'PRIVATE', 'CONFIDENTIAL']),
  allDay: v.boolean(),
  isRecurrentMaster: v.boolean(),
  attendees: v.array(attendee),
  organizer: v.optional(person),
  userId: v.string(),
  calendarId: v.string(),
  /** Ours: what else a search can ask for. Other servers leave it out. */
  status: v.optional(v.picklist(['CONFIRMED', 'TENTATIVE', 'CANCELLED'])),
  transp: v.optional(v.picklist(['OPAQUE', 'TRANSPARENT'])),
  has: v.optional(v.array(v.picklist(['link', 'reminder', 'attachment']))),
})
export type FoundEvent = v.InferOutput<typeof foundEvent>

/** The answer: some of the events, latest start first, and how many there are in total. */
export const eventSearchAnswer = v.object({
  _links: selfLink,
  _total_hits: v.number(),
  _embedded: v.object({ events: v.array(v.object({ _links: selfLink, data: foundEvent })) }),
})
export type EventSearchAnswer = v.InferOutput<typeof eventSearchAnswer>

/** The default and the maximum number of events in an answer, and the maximum offset. */
export const searchPage = { limit: 30, maxLimit: 100, maxOffset: 100_000 } as const
