import { retryAfter } from '../http/answerFailure.ts'
import type { Log } from '../ports.ts'
import { refuse } from '../refuse.ts'
import { credentialOf, type Verdict } from './strategy.ts'

/** Answers a request that nobody is known for: the same whatever the reason, which goes to the log (ID-9). */
export function refuseVerdict(
  verdict: Verdict,
  request: Request,
  log: Log,
  refused: 'signed-out' | 'wrong-credentials' = 'signed-out',
): never {
  switch (verdict.kind) {
    case 'unreachable':
      log('identity-provider-unreachable', { cause: verdict.cause })
      return refuse(
        'unavailable',
        'The identity provider cannot be reached. Please try again.',
        verdict.retryAfterMs === undefined ? retryAfter : retryAfterOf(verdict.retryAfterMs),
      )
    case 'too-many-attempts':
      log('too-many-attempts')
      return refuse(
        refused === 'wrong-credentials' ? 'too-many-attempts' : 'too-many-requests',
        `Too many attempts. Please try again in ${inWords(verdict.retryAfterMs)}.`,
        retryAfterOf(verdict.retryAfterMs),
      )
    default:
      log('signed-out', { reason: verdict.kind === 'refused' ? verdict.reason : 'no credential known here' })
      return refuse(refused, sentences[refused], { 'www-authenticate': challengeFor(request) })
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
  'wrong-credentials': 'The name or the password is not right.',
} as const

const challengeFor = (request: Request) =>
  credentialOf(request, 'bearer') === null ? 'Bearer' : 'Bearer error="invalid_token"'
