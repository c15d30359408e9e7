import type { ServiceFailure } from '#contract/failure.ts'
import { retryAfter } from '../http/answerFailure.ts'
import type { Log } from '../ports.ts'
import { throwHttpError } from '../HttpError.ts'
import { logSecurity } from '../securityLog.ts'
import { credentialOf, type TurnedAwayVerdict, type CredentialVerdict } from './strategy.ts'

/**
 * Rejects a request that identifies nobody. The answer is the same for every reason; the log has the reason
 * (ID-9).
 */
export function throwVerdict(
  verdict: CredentialVerdict,
  request: Request,
  log: Log,
  refused: 'signed-out' | 'wrong-credentials' = 'signed-out',
): never {
  switch (verdict.kind) {
    case 'unreachable':
      log('identity-provider-unreachable', { cause: verdict.cause })
      if (verdict.isLasting) return throwMisconfigured()
      return throwHttpError(
        'unavailable',
        'The identity provider cannot be reached. Please try again.',
        verdict.retryAfterMs === undefined ? retryAfter : retryAfterOf(verdict.retryAfterMs),
      )
    case 'turned-away':
      logSecurity(log, 'sign-in-refused', { reason: verdict.reason })
      return throwHttpError(verdict.reason, turnedAway[verdict.reason])
    case 'too-many-attempts':
      logSecurity(log, 'sign-in-refused', { reason: 'too many attempts' })
      return throwHttpError(
        refused === 'wrong-credentials' ? 'too-many-attempts' : 'too-many-requests',
        `Too many attempts. Please try again in ${inWords(verdict.retryAfterMs)}.`,
        retryAfterOf(verdict.retryAfterMs),
      )
    default:
      logError(verdict, request, log, refused)
      return throwHttpError(refused, sentences[refused], { 'www-authenticate': challengeFor(request) })
  }
}

/**
 * Settings and provider do not match. There is no `Retry-After`, because trying again changes nothing (ID-8).
 */
export const throwMisconfigured = (): never =>
  throwHttpError(
    'provider-misconfigured',
    'The sign-on settings do not fit the identity provider. An administrator can mend them.',
  )

/** A request without credentials is not written to the security log. */
function logError(verdict: CredentialVerdict, { headers }: Request, log: Log, refused: ServiceFailure): void {
  if (verdict.kind === 'refused') {
    const { reason, userId } = verdict
    logSecurity(log, 'sign-in-refused', { reason, ...(userId !== undefined && { person: userId }) })
  } else if (refused === 'wrong-credentials' || headers.has('authorization')) {
    logSecurity(log, 'sign-in-refused', { reason: 'no credential known here' })
  } else {
    log('signed-out')
  }
}

/** Whole seconds (RFC 9110 10.2.3). */
export const retryAfterOf = (milliseconds: number) => ({
  'retry-after': String(Math.ceil(milliseconds / 1000)),
})

const inWords = (milliseconds: number) => {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes > 1 ? `${minutes} minutes` : 'a minute'
}

const sentences = {
  'signed-out': 'Please sign in.',
  'wrong-credentials': 'Wrong name or password.',
} as const

const turnedAway: Readonly<Record<TurnedAwayVerdict, string>> = {
  'email-missing': 'The identity provider sent no e-mail address.',
  'email-unreadable': 'What the identity provider sent as e-mail address is none.',
  'email-not-verified': 'The identity provider says that the e-mail address is not verified.',
  'email-not-vouched': 'The identity provider does not say whether the e-mail address is verified.',
  'domain-not-of-issuer': 'The identity provider may not speak for the domain of this e-mail address.',
  'administrator-pinned': 'An administrator with this e-mail address signs in with another account.',
}

const challengeFor = (request: Request) =>
  credentialOf(request, 'bearer') === null ? 'Bearer' : 'Bearer error="invalid_token"'
