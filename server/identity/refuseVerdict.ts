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
      return refuse('unavailable', 'The identity provider cannot be reached. Please try again.', retryAfter)
    case 'too-many-attempts':
      log('too-many-attempts')
      return refuse('too-many-attempts', 'Too many attempts. Please wait a quarter of an hour.')
    default:
      log('signed-out', { reason: verdict.kind === 'refused' ? verdict.reason : 'no credential known here' })
      return refuse(refused, sentences[refused], { 'www-authenticate': challengeFor(request) })
  }
}

const sentences = {
  'signed-out': 'Please sign in.',
  'wrong-credentials': 'The name or the password is not right.',
} as const

const challengeFor = (request: Request) =>
  credentialOf(request, 'bearer') === null ? 'Bearer' : 'Bearer error="invalid_token"'
