import * as v from 'valibot'
import { rangeAsked } from '../reports/rangeAsked.ts'
import { jCal } from '../jcal.ts'
import { lengths, listOf, textUpTo } from '../lengths.ts'
import { workingHours } from '../settings/userSettings.ts'

/** Of how many people, and of how many days, one may ask at once (CAL-27). */
export const freeBusyLimits = { people: 50, days: 62 } as const

/** The body of `POST /calendars/freebusy`: when these people are busy, but for some events (CAL-27). */
export const freeBusyQuery = v.object({
  ...rangeAsked.entries,
  users: v.pipe(
    listOf(textUpTo(lengths.id)),
    v.maxLength(freeBusyLimits.people, `must have at most ${freeBusyLimits.people} entries`),
  ),
  uids: v.optional(listOf(textUpTo(lengths.uid)), []),
  /** Single dates of series, each by the time that its RECURRENCE-ID has: `2027-03-15T09:00:00Z`, `2027-03-15`. */
  occurrences: v.optional(
    listOf(v.object({ uid: textUpTo(lengths.uid), occurrence: textUpTo(lengths.name) })),
    [],
  ),
  /** In which floating times and whole days of somebody count whose own zone is not set. UTC if it is missing. */
  zone: v.optional(textUpTo(lengths.name)),
})
export type FreeBusyQuery = v.InferOutput<typeof freeBusyQuery>

/** A time in which somebody is busy, in UTC as `20270315T090000Z`. */
const busyTime = v.object({
  /** Only of an event that the caller may read. */
  uid: v.optional(v.string()),
  start: v.string(),
  end: v.string(),
  fbtype: v.optional(v.string()),
})
export type BusyTime = v.InferOutput<typeof busyTime>

/** Its answer. Who may not be asked about has no entry. */
export const freeBusyAnswer = v.object({
  start: v.string(),
  end: v.string(),
  users: v.array(
    v.object({
      id: v.string(),
      calendars: v.array(v.object({ id: v.string(), busy: v.array(busyTime) })),
      /** The home zone and the working hours that the person has chosen, unless they keep them to themselves. */
      zone: v.optional(v.string()),
      workingHours: v.optional(workingHours),
    }),
  ),
})
export type FreeBusyAnswer = v.InferOutput<typeof freeBusyAnswer>

/** The answer to a REPORT of the type `free-busy-query` on a calendar: a VFREEBUSY (CAL-27). */
export const freeBusyReport = v.looseObject({ data: jCal })
