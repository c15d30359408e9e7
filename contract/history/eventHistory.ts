import * as v from 'valibot'
import { jCal } from '../jcal.ts'

/** How long the former states of an event are kept, and how many of one event (CAL-34). */
export const historyDays = 90
export const versionsPerEvent = 20

/** A state of an event (CAL-34): the current one, or a former one. */
export const eventVersion = v.object({
  /** Counts the states of the event; 0 if it is older than this count. */
  n: v.number(),
  /** When this state was written: ISO 8601 in UTC. */
  at: v.string(),
  /** Null if it is not known, or for a person who no longer exists. */
  by: v.nullable(v.object({ id: v.string(), displayName: v.string() })),
  /**
   * What happened: `restored` if it is what it was before, byte for byte; `unknown` if nothing is known of
   * the state before.
   */
  action: v.picklist(['created', 'changed', 'restored', 'unknown']),
  /** The names of the properties in which it differs from the state before, in jCal's lower case. */
  changed: v.array(v.string()),
  /** Its jCal; null if it was private and the caller may not read that (CAL-10). */
  data: v.nullable(jCal),
  isCurrent: v.boolean(),
})
export type EventVersionAnswer = v.InferOutput<typeof eventVersion>

/** The answer of `GET .../{eventId}.ics/history` (CAL-34): the current state and the former ones, newest first. */
export const eventHistoryAnswer = v.object({ versions: v.array(eventVersion) })
export type EventHistoryAnswer = v.InferOutput<typeof eventHistoryAnswer>
