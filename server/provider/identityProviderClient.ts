import * as v from 'valibot'
import { userInfo } from '#contract/identity.ts'
import { getFollowing } from './getFollowing.ts'
import { isDowngrade } from './isDowngrade.ts'
import { readMetadata } from './readMetadata.ts'
import type { IdentityProvider, UserInfoAnswer } from '../ports.ts'
import { addressKind } from '../net/addressKind.ts'
import { breakingCall } from '../net/breakingCall.ts'
import { guardedCall, type Guards } from '../net/guardedCall.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'
import { isEncrypted, isSigned, signedUserInfo } from './signedUserInfo.ts'
import { systemClock } from '../clocks.ts'

/** Statuses that mean the token is invalid. Any other status but 200 decides nothing. */
const rejectedStatuses = new Set([400, 401, 403])

/**
 * Calls OpenID providers under the guards of CFG-8. It decides by status alone, because some providers send a
 * malformed `WWW-Authenticate`. It follows no redirect with a token and reads 64 kB at most.
 */
export function identityProviderClient({
  timeoutMs = 2000,
  isPrivateAllowed = true,
}: Partial<Guards> = {}): IdentityProvider {
  const call = breakingCall(guardedCall({ timeoutMs, isPrivateAllowed }))

  const discover = discovery(call)
  const readSigned = signedUserInfo({ call, discover, clock: systemClock })

  return {
    call,
    addressKind,
    discover,
    userInfo: async (endpoint, token): Promise<UserInfoAnswer> => {
      const reply = await call(endpoint, { method: 'GET', headers: { authorization: `Bearer ${token}` } })
      if (reply.kind === 'unreachable') return reply
      if (rejectedStatuses.has(reply.status)) return { kind: 'refused' }
      if (reply.status === 429) {
        return { kind: 'unreachable', cause: 'answered 429', retryAfterMs: retryAfterMs(reply.retryAfter) }
      }
      if (reply.status === 431) return { kind: 'unreachable', cause: 'answered 431', isLasting: true }
      if (reply.status !== 200) return { kind: 'unreachable', cause: `answered ${reply.status}` }
      if (isSigned(reply.text)) return readSigned(endpoint, reply.text)
      if (isEncrypted(reply.text)) return encrypted
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), userInfo), reply.text)
      return read.success ? { kind: 'known', userInfo: read.output } : somethingElse
    },
  }
}

function discovery(call: IdentityProvider['call']): IdentityProvider['discover'] {
  return async (issuerUrl) => {
    const issuer = withoutTrailingSlash(issuerUrl)
    const reply = await getFollowing({ call }, `${issuer}/.well-known/openid-configuration`)
    if (reply.kind === 'unreachable') return reply
    if (reply.status !== 200) return { kind: 'unreachable', cause: `answered ${reply.status}` }
    const read = readMetadata(reply.text, issuer)
    if (read.kind !== 'found') return unused[read.kind]
    return isDowngrade(read.metadata, issuer) ? unused.downgrade : read
  }
}

const defaultRetryMs = 5000
const maxRetryMs = 5 * 60_000

/**
 * Reads seconds or a date (RFC 9110 10.2.3), limited so that a header can neither silence the service for
 * long nor make it ask at once.
 */
function retryAfterMs(header = ''): number {
  const milliseconds = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(milliseconds) ? defaultRetryMs : Math.min(maxRetryMs, Math.max(1000, milliseconds))
}

const encrypted = { kind: 'unreachable', cause: 'answered encrypted', isLasting: true } as const
const somethingElse = { kind: 'unreachable', cause: 'answered something else' } as const

/** A document that is not used. */
const unused = {
  unreadable: somethingElse,
  'other-issuer': { kind: 'unreachable', cause: 'names another issuer', isLasting: true },
  downgrade: { kind: 'unreachable', cause: 'names an address by plain http', isLasting: true },
} as const
