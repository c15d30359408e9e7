import * as v from 'valibot'
import { jCal } from '../jcal.ts'

/** How far back is looked at most, in days, how many changes an answer has, and how many bytes of jCal (CAL-34). */
export const unseenLimits = { days: 30, changes: 100, bytes: 1024 * 1024 } as const

/** What others did to an event since the person last looked (CAL-34). */
export const unseenChange = v.object({
  /** Stands for the event among `looked.events` of the person's settings (USR-1). */
  id: v.string(),
  /** Its href, as the person reaches it. */
  path: v.string(),
  /** `transferred`: only its calendar is another one. */
  kind: v.picklist(['added', 'moved', 'changed', 'cancelled', 'transferred']),
  /** Its href before, if that was in another calendar that the person reads. */
  from: v.optional(v.string()),
  /** When the last of it was done: ISO 8601 in UTC. */
  at: v.string(),
  /** Who did the last of it; null for somebody elsewhere, or who no longer exists. */
  by: v.nullable(v.object({ id: v.string(), displayName: v.string() })),
  /** The event when the person last looked; null if there was none. */
  before: v.nullable(jCal),
  /** The event now; null if it was deleted. */
  after: v.nullable(jCal),
  /** Whether both are complete, and the person may write `before` back; of `transferred`, move it back. */
  mayUndo: v.boolean(),
})
export type UnseenChange = v.InferOutput<typeof unseenChange>

/** A calendar that somebody else deleted, and with it everything that the person saw in it (CAL-34). */
export const deletedCalendar = v.object({
  /** Stands for it among `looked.events`, as that of an event does. */
  id: v.string(),
  /** As the person called it; null if it had no name. */
  name: v.nullable(v.string()),
  /** How many events were in it. */
  events: v.number(),
  at: v.string(),
  by: v.nullable(v.object({ id: v.string(), displayName: v.string() })),
})
export type DeletedCalendarSeen = v.InferOutput<typeof deletedCalendar>

/** The answer of `GET /api/unseen-changes` (CAL-34). */
export const unseenChangesAnswer = v.object({
  /** Up to when it was looked: what comes after is not in this answer. */
  until: v.string(),
  /** The latest first in each calendar. */
  changes: v.array(unseenChange),
  /** The latest first. */
  deletedCalendars: v.optional(v.array(deletedCalendar), []),
  /** Whether there are more than an answer has. */
  hasMore: v.boolean(),
})
export type UnseenChangesAnswer = v.InferOutput<typeof unseenChangesAnswer>
