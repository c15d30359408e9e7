import type { StrategyName } from '#contract/identity.ts'
import { addMs, epochMs, hourMs, type EpochMs } from '#domain/time/units.ts'
import type { Principal, RequestContext } from '../context.ts'
import type { Digest, Log, Ports } from '../ports.ts'
import { logSecurity } from '../securityLog.ts'
import { StoreUnavailable } from '../store/storeErrors.ts'
import { throwHttpError } from '../HttpError.ts'
import type { AccountGate } from './people/accountStatus.ts'
import { isReading } from './sessions/isReading.ts'
import { provision } from './people/provision.ts'
import { checkSameSite } from './sessions/checkSameSite.ts'
import { throwVerdict } from './throwVerdict.ts'
import type { Sessions } from './sessions/sessions.ts'
import { ttlCache } from '../ttlCache.ts'
import type { ClaimedPerson, Strategy, CredentialVerdict } from './strategy.ts'

export type NamedStrategy = readonly [StrategyName, Strategy]

export type Authenticator = {
  /** @throws {HttpError} signed-out, token-too-large, unknown-domain, blocked, cross-site, too-many-attempts, unavailable */
  readonly authenticate: (context: RequestContext) => Promise<Principal>
  /**
   * Whether the caller is an administrator. Works without the store too, if the credential alone tells who
   * calls (HC-2).
   *
   * @throws {HttpError} as `authenticate`
   */
  readonly isAdministrator: (context: RequestContext) => Promise<boolean>
}

type Identified = {
  readonly person: ClaimedPerson
  readonly issuedAt?: EpochMs
  readonly via: StrategyName
}

const firstSeenMs = 12 * hourMs

/** The times in a token are whole seconds. */
const startOfSecond = (instant: EpochMs): EpochMs => epochMs(Math.floor(instant / 1000) * 1000)

/**
 * Tries the strategies in order; without an `Authorization` header, the session cookie (ID-6, ID-9). A
 * credential that is sent decides alone: if it fails, the cookie is not tried.
 */
export function authenticator(
  ports: Ports & { readonly digest: Digest },
  sessions: Sessions,
  gate: AccountGate,
  strategies: readonly NamedStrategy[],
): Authenticator {
  const isAdmin = (email: string) => ports.settings.admins.includes(email)

  const seen = ttlCache<null>(ports.clock, 10_000)
  /** Writes to the security log when a credential is first used, not at each request. */
  const noteFirst = async ({ headers }: Request, person: string, via: StrategyName): Promise<void> => {
    await seen.of(await ports.digest(headers.get('authorization') ?? ''), async () => {
      logSecurity(ports.log, 'signed-in', { person, via })
      return { value: null, until: addMs(ports.clock(), firstSeenMs) }
    })
  }

  const identify = async (context: RequestContext): Promise<Identified> => {
    rejectLong(context.request, ports.log)
    let failure: CredentialVerdict = { kind: 'not-mine' }
    for (const [via, strategy] of strategies) {
      const verdict = await strategy(context)
      if (verdict.kind === 'known') {
        if (verdict.scope === 'read' && !isReading(context))
          throwHttpError('forbidden', 'This token is read-only.')
        return { ...verdict, via: verdict.via ?? via }
      }
      if (verdict.kind !== 'not-mine' && failure.kind !== 'unreachable') failure = verdict
    }
    return throwVerdict(failure, context.request, ports.log)
  }

  const byCredential = async (context: RequestContext): Promise<Principal> => {
    const { request } = context
    const { person, issuedAt, via } = await identify(context)
    const user = await provision(ports, person)
    if (user === null) return throwVerdict({ kind: 'refused', reason: 'no such user' }, request, ports.log)
    gate.requireActive(user)
    if (issuedAt !== undefined && issuedAt < startOfSecond(user.unblockedAt ?? epochMs(0))) {
      return throwVerdict({ kind: 'refused', reason: 'from before a block' }, request, ports.log)
    }
    await noteFirst(request, user.id, via)
    return { user, isAdmin: isAdmin(user.email), via }
  }

  const byCookie = async (context: RequestContext): Promise<Principal> => {
    const { request } = context
    const user = await sessions.userOf(request)
    if (user === null) return throwVerdict({ kind: 'not-mine' }, request, ports.log)
    gate.requireActive(user)
    checkSameSite(context, ports.settings)
    return { user, isAdmin: isAdmin(user.email), via: 'cookie' }
  }

  const authenticate = (context: RequestContext) =>
    context.request.headers.has('authorization') ? byCredential(context) : byCookie(context)

  const emailWithoutStore = async (context: RequestContext) =>
    context.request.headers.has('authorization')
      ? (await identify(context)).person.email
      : await sessions.recentEmailOf(context.request)

  const isAdministrator = async (context: RequestContext): Promise<boolean> => {
    try {
      return (await authenticate(context)).isAdmin
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      const email = await emailWithoutStore(context)
      if (email === null) throw error
      return isAdmin(email) && !gate.wasBlocked(email)
    }
  }

  return { authenticate, isAdministrator }
}

/** In characters. Providers put groups into their tokens, hundreds of them for some people. */
const longestCredential = 32 * 1024

/** It has a failure of its own, because signing in again would not help. @throws {HttpError} token-too-large */
function rejectLong({ headers }: Request, log: Log): void {
  if ((headers.get('authorization') ?? '').length <= longestCredential) return
  logSecurity(log, 'sign-in-refused', { reason: 'token too large' })
  throwHttpError('token-too-large', 'The access token is too large. An administrator can shorten it.')
}
