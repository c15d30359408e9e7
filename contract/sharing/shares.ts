import * as v from 'valibot'
import { lengths, listOf, textUpTo } from '../lengths.ts'

/** The rights that an owner can give, by their names without `dav:` (CAL-23). */
export const rightNames = ['administration', 'read-write', 'read', 'freebusy'] as const
export type RightName = (typeof rightNames)[number]

const flag = v.optional(v.boolean(), false)

/** A person as `mailto:` address. */
const person = { 'dav:href': textUpTo(lengths.href) }

const given = v.pipe(
  v.object({
    ...person,
    'dav:administration': flag,
    'dav:read-write': flag,
    'dav:read': flag,
    'dav:freebusy': flag,
  }),
  v.check(
    (entry) => rightNames.filter((right) => entry[`dav:${right}`]).length === 1,
    `must give one of the rights ${rightNames.map((right) => `dav:${right}`).join(', ')}`,
  ),
  v.transform((entry) => ({
    href: entry['dav:href'],
    right: rightNames.find((right) => entry[`dav:${right}`]) ?? 'freebusy',
  })),
)

/**
 * The body of a POST on a calendar: with whom it is shared from now on and with whom no longer (CAL-23), or the
 * answer of a person to a share (CAL-25).
 */
export const sharesChange = v.union([
  v.object({
    share: v.object({
      set: v.optional(listOf(given), []),
      remove: v.optional(listOf(v.object(person)), []),
    }),
  }),
  v.object({ 'invite-reply': v.object({ invitestatus: v.picklist(['accepted', 'noresponse']) }) }),
])
