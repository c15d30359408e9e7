import { addMs, earlier } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import { ttlCache } from '../../ttlCache.ts'
import type { CredentialVerdict } from '../strategy.ts'
import { tokenClaims } from '../../provider/tokenClaims.ts'

/** As long as an answer of UserInfo may count at most (ID-8). */
const memoryMs = 5 * 60_000

type Known = Extract<CredentialVerdict, { readonly kind: 'known' }>

/** Whose tokens a provider answered for within five minutes, for when it wants to be asked less. */
export function openIdMemory(clock: Clock, digest: Digest) {
  const cache = ttlCache<Known>(clock, 10_000)
  const of = async (token: string) => (await cache.peek(await digest(token))) ?? null
  return {
    of,
    /** One answer is kept from when it was given first, however often it is shown since. */
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
