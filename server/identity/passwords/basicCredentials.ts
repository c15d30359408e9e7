import { addMs } from '#domain/time/units.ts'
import type { Clock, Digest } from '../../ports.ts'
import { notCached, ttlCache } from '../../ttlCache.ts'
import { credentialOf, type Strategy, type CredentialVerdict } from '../strategy.ts'
import type { PasswordStrategy, ThrottledPasswords } from './throttledPasswords.ts'

const cachedMs = 60_000

type World = {
  readonly passwords: ThrottledPasswords
  /** The password checks, in the order in which they are tried. */
  readonly order: readonly PasswordStrategy[]
  readonly clock: Clock
  readonly digest: Digest
}

/**
 * The strategies `basic` and `basic-ldap` as one: a name and a password (RFC 7617, UTF-8). A right answer is
 * cached for a minute under the hash of the credential, because checking a password is slow on purpose.
 */
export function basicCredentials({ passwords, order, clock, digest }: World): Strategy {
  const known = ttlCache<CredentialVerdict>(clock, 1000)
  return async ({ request, sender }) => {
    const credential = credentialOf(request, 'basic')
    if (credential === null) return { kind: 'not-mine' }
    const pair = readPair(credential)
    if (pair === null) return { kind: 'refused', reason: 'unreadable basic credentials' }
    return known.of(await digest(credential), async () => {
      const verdict = await passwords(sender, pair.username, pair.password, order)
      return { value: verdict, until: verdict.kind === 'known' ? addMs(clock(), cachedMs) : notCached }
    })
  }
}

function readPair(credential: string) {
  try {
    const bytes = Uint8Array.from(atob(credential), (character) => character.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const colon = text.indexOf(':')
    return colon < 0 ? null : { username: text.slice(0, colon), password: text.slice(colon + 1) }
  } catch {
    return null
  }
}
