import * as v from 'valibot'
import { textUpTo } from '../lengths.ts'

const address = v.pipe(textUpTo(320), v.trim())

/**
 * The body of `PUT /api/users/{userId}/email` (ID-26): the address that somebody has from now on. `former` are those of
 * their addresses before that still lead to them; all of them without it.
 */
export const newEmailBody = v.object({
  email: address,
  former: v.optional(v.pipe(v.array(address), v.maxLength(50))),
})
export type NewEmail = v.InferOutput<typeof newEmailBody>
