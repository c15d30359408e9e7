import * as v from 'valibot'
import { lengths, listOf, textUpTo } from '../lengths.ts'

/** What access somebody has: the numbers of `invite` (CAL-24). */
export const accessNumbers = { owner: 1, read: 2, 'read-write': 3, administration: 5, freebusy: 6 } as const

/** What a person answered to a share: the numbers of `inviteStatus` (CAL-24). */
export const inviteStatusNumbers = { noresponse: 1, accepted: 2, hidden: 3 } as const

/** One person who has a calendar, the owner among them (CAL-24). */
export const invited = v.looseObject({
  href: v.string(),
  principal: v.string(),
  access: v.number(),
  inviteStatus: v.number(),
})
export type Invited = v.InferOutput<typeof invited>

/** A privilege of somebody (CAL-24, CAL-26). */
export const accessEntry = v.looseObject({ privilege: v.string(), principal: v.string() })
export type AccessEntry = v.InferOutput<typeof accessEntry>

/** The body of a PROPFIND on a calendar (CAL-24). */
export const rightsQuery = v.object({ prop: listOf(textUpTo(lengths.name)) })

/** Its answer. */
export const rightsAnswer = v.object({
  invite: v.optional(v.array(invited)),
  acl: v.optional(v.array(accessEntry)),
})
