import * as v from 'valibot'
import { lengths, listOf, textUpTo } from '../lengths.ts'
import type { RightName } from './shares.ts'

/** What everybody of a domain can be allowed in a public calendar, as it is sent (CAL-26). */
export const publicPrivileges = {
  read: '{DAV:}read',
  'read-write': '{DAV:}write',
  freebusy: '{urn:ietf:params:xml:ns:caldav}read-free-busy',
} as const satisfies Partial<Record<RightName, string>>
export type PublicRight = keyof typeof publicPrivileges

/** Who stands for everybody in the `acl` of a public calendar. */
export const everybody = '{DAV:}authenticated'

export const publicRightNames = ['read', 'read-write', 'freebusy'] as const satisfies readonly PublicRight[]

/** @returns undefined if there is no such right; null for none */
export const publicRightOf = (privilege: string): PublicRight | null | undefined =>
  privilege === '' ? null : publicRightNames.find((right) => publicPrivileges[right] === privilege)

/** The body of ACL on a calendar. */
export const publicRightChange = v.object({ public_right: textUpTo(lengths.name) })

/** How many public calendars are found at once. */
export const maxPublicCalendars = 50

/** The body of a search for public calendars (CAL-26), by the beginnings of words; all without any. */
export const publicCalendarQuery = v.object({ q: v.optional(textUpTo(64), '') })

/** A public calendar of the organisation. */
export const publicCalendar = v.object({
  /** Where it lies, to subscribe to it. */
  href: v.string(),
  name: v.nullable(v.string()),
  colour: v.nullable(v.string()),
  right: v.picklist(publicRightNames),
  owner: v.object({ id: v.string(), displayName: v.string() }),
})
export type PublicCalendar = v.InferOutput<typeof publicCalendar>

export const publicCalendarsAnswer = v.object({ calendars: listOf(publicCalendar) })
