import { addMs, earlier } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import { ttlCache } from '../../ttlCache.ts'
import type { CredentialVerdict } from '../strategy.ts'
import { tokenClaims } from '../../provider/tokenClaims.ts'

/** The longest that an answer of UserInfo may count (ID-8). */
const memoryMs = 5 * 60_000

type Known = Extract<CredentialVerdict, { readonly kind: 'known' }>

/** Remembers for five minutes to whom tokens belong, for times when the provider asks for fewer calls. */
export function openIdMemory(clock: Clock, digest: Digest) {
  const cache = ttlCache<Known>(clock, 10_000)
  const of = async (token: string) => (await cache.peek(await digest(token))) ?? null
  return {
    of,
    /** The time starts when an answer is first given; using it does not extend it. */
    keep: async (token: string, verdict: Known) => {
      if ((await of(token)) === verdict) return
      const longest = addMs(clock(), memoryMs)
      const until = earlier(longest, tokenClaims(token)?.exp ?? longest)
      cache.keep(await digest(token), { value: verdict, until })
    },
    forgetAll: cache.forgetAll,
    forgetPerson: (subject: string | null, email: string | null) =>
      cache.forgetWhere((known) => known.subject === subject || known.person.email === email),
  }
}
