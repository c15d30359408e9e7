import { encryptNotification } from '@block65/webcrypto-web-push'
import { importJWK, SignJWT } from 'jose'
import { addressKind } from '../net/addressKind.ts'
import { guardedCall, type Guards } from '../net/guardedCall.ts'
import type { PushProblem, PushService } from '../ports.ts'
import type { VapidKeys } from './vapidKeys.ts'

type Options = Pick<Guards, 'resolve'> & {
  /**
   * Whether push services on private networks and on this machine may be called, also by plain http. Only for
   * tests: anyone who is signed in chooses the endpoint.
   */
  readonly isPrivateAllowed?: boolean
}

/**
 * Sends by Web Push (RFC 8030): encrypted for the browser (RFC 8291), signed with the operator's keys
 * (RFC 8292), and under the guards of CFG-8.
 */
export function webPush(keys: VapidKeys, { isPrivateAllowed = false, resolve }: Options = {}): PushService {
  const call = guardedCall({ timeoutMs: 5000, isPrivateAllowed, ...(resolve && { resolve }) })
  const signingKey = importJWK(jwkOf(keys), 'ES256')
  const problems = lastProblems()
  return {
    publicKey: keys.publicKey,
    isAllowed: (endpoint) => isEndpoint(endpoint, isPrivateAllowed),
    send: async ({ endpoint, p256dh, auth }, text, ttlSeconds) => {
      if (!isEndpoint(endpoint, isPrivateAllowed)) return 'gone'
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      let body
      try {
        body = await encryptNotification(subscription, new TextEncoder().encode(text))
      } catch {
        // Its key is no point of the curve: nothing can ever be sent there.
        return 'gone'
      }
      const token = await new SignJWT({ sub: keys.subject })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setExpirationTime('12h')
        .sign(await signingKey)
      const reply = await call(endpoint, {
        method: 'POST',
        headers: {
          authorization: `vapid t=${token}, k=${keys.publicKey}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlSeconds),
          urgency: 'high',
        },
        body,
      })
      if (reply.kind === 'unreachable') return 'failed'
      const outcome = outcomeOf(reply.status)
      problems.note(new URL(endpoint).host, outcome, reply.status)
      return outcome
    },
    problems: problems.all,
  }
}

/** RFC 8030 5.3 and 8.4; RFC 8292 4.2. */
function outcomeOf(status: number) {
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403) return 'refused'
  if (status === 429) return 'busy'
  return status < 300 ? 'sent' : 'failed'
}

/** Anyone who is signed in chooses hosts, so only the latest problems are remembered. */
const maxProblems = 20

function lastProblems() {
  const byHost = new Map<string, PushProblem>()
  return {
    note: (host: string, kind: ReturnType<typeof outcomeOf>, status: number) => {
      // Neither says anything about the keys.
      if (kind === 'gone' || kind === 'failed') return
      byHost.delete(host)
      if (kind === 'sent') return
      byHost.set(host, { host, kind, status })
      const [oldest] = byHost.keys()
      if (byHost.size > maxProblems && oldest !== undefined) byHost.delete(oldest)
    },
    all: () => [...byHost.values()],
  }
}

function isEndpoint(endpoint: string, isPrivateAllowed: boolean): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (isPrivateAllowed && url.protocol === 'http:') return true
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const kind = addressKind(host)
  return url.protocol === 'https:' && (kind === null ? isPublicName(host) : kind === 'public')
}

/** Names of this machine and of a local network; what others resolve to is checked at each call. */
const isPublicName = (host: string) =>
  host.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)\.?$/.test(host)

function jwkOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: privateKey } as const
}
