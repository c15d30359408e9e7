import * as v from 'valibot'
import { textUpTo } from '../lengths.ts'

/** The body of `POST /api/user/erase` (USR-3): one's own address, typed, and whether guests and organizers are told. */
export const eraseBody = v.object({
  email: v.pipe(textUpTo(320), v.trim(), v.toLowerCase()),
  tellGuests: v.boolean(),
})
