import * as v from 'valibot'

/** How long what was deleted can be restored (CAL-34). */
export const binDays = 30

/** The default and the maximum number of items in an answer, and the maximum offset. */
export const binPage = { limit: 100, maxLimit: 1000, maxOffset: 100_000 } as const

/** A deleted event, or a deleted calendar with its events (CAL-34). Instants are ISO 8601 in UTC. */
export const binItem = v.object({
  id: v.string(),
  kind: v.picklist(['event', 'calendar']),
  /** The title of the event, or the calendar's name; null if there is none, `Busy` if it may not be read. */
  name: v.nullable(v.string()),
  /** The href of the calendar: the event's, or the deleted one. */
  calendar: v.string(),
  /** Its name when this was deleted; null if it had none. */
  calendarName: v.nullable(v.string()),
  /** The href where it was, and will be again. */
  path: v.string(),
  /** How many events a calendar had; 1 for an event. */
  events: v.number(),
  deletedAt: v.string(),
  /** Null for a person who no longer exists. */
  deletedBy: v.nullable(v.object({ id: v.string(), displayName: v.string() })),
  expiresAt: v.string(),
  /** Whether the event's calendar is gone: it must be restored first. */
  isCalendarGone: v.boolean(),
  /** Whether the caller may delete it for ever: the owner. */
  mayDelete: v.boolean(),
  /** How many of its events have an organizer and are still to come; only with `?path=`. */
  meetings: v.optional(v.number()),
})
export type BinItemAnswer = v.InferOutput<typeof binItem>

/** The answer of `GET /api/bin` (CAL-34): some of the items, the newest first, and how many there are. */
export const binAnswer = v.object({ items: v.array(binItem), total: v.number() })
export type BinAnswer = v.InferOutput<typeof binAnswer>

/** The answer of `POST /api/bin/{itemId}/restore`: the href where it is again (CAL-34). */
export const restoredAnswer = v.object({ path: v.string() })
