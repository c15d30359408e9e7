import type { Clock, Digest } from '../ports.ts'
import type { SlowedCheck } from './passwordCheck.ts'
import { remembering, type Remembering } from './remembering.ts'
import { credentialOf, type Strategy, type Verdict } from './strategy.ts'

const keptMs = 60_000

type Name = 'basic' | 'basic-ldap'

type World = {
  readonly clock: Clock
  readonly digest: Digest
  /** Which of the two let a credential in, by its hash. */
  readonly knownBy: Remembering<Name | null>
}

/**
 * The strategies `basic` and `basic-ldap`: a name and a password (RFC 7617, UTF-8), judged by who knows them. A right answer is
 * kept for a minute by its hash, as checking a password is slow on purpose; so long the other strategy is not asked.
 */
export function basics(
  checks: Readonly<Record<Name, SlowedCheck>>,
  clock: Clock,
  digest: Digest,
): Readonly<Record<Name, Strategy>> {
  const world = { clock, digest, knownBy: remembering<Name | null>(clock, 1000) }
  return {
    basic: basic('basic', checks.basic, world),
    'basic-ldap': basic('basic-ldap', checks['basic-ldap'], world),
  }
}

function basic(name: Name, check: SlowedCheck, { clock, digest, knownBy }: World): Strategy {
  const known = remembering<Verdict>(clock, 1000)
  return async (request) => {
    const credential = credentialOf(request, 'basic')
    if (credential === null) return { kind: 'not-mine' }
    const pair = readPair(credential)
    if (pair === null) return { kind: 'refused', reason: 'unreadable basic credentials' }
    const key = await digest(credential)
    const other = await knownBy.of(key, nobody)
    if (other !== null && other !== name) return { kind: 'not-mine' }
    return known.of(key, async () => {
      const verdict = await check(request, pair.username, pair.password)
      const until = verdict.kind === 'known' ? clock() + keptMs : 0
      if (until > 0) knownBy.keep(key, { value: name, until })
      return { value: verdict, until }
    })
  }
}

const nobody = async () => ({ value: null, until: 0 })

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
