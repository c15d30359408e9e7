import { retryAfter } from '../http/answerFailure.ts'
import type { Log } from '../ports.ts'
import { refuse } from '../refuse.ts'
import { credentialOf, type Verdict } from './strategy.ts'

/** Answers a request that nobody is known for: the same whatever the reason, which goes to the log (ID-9). */
export function refuseVerdict(verdict: Verdict, request: Request, log: Log): never {
  switch (verdict.kind) {
    case 'unreachable':
      log('identity-provider-unreachable', { cause: verdict.cause })
      return refuse('unavailable', 'The identity provider cannot be reached. Please try again.', retryAfter)
    case 'too-many-attempts':
      log('too-many-attempts')
      return refuse('too-many-attempts', 'Too many attempts. Please wait a quarter of an hour.')
    default:
      log('signed-out', { reason: verdict.kind === 'refused' ? verdict.reason : 'no credential known here' })
      return refuse('signed-out', 'Please sign in.', { 'www-authenticate': challengeFor(request) })
  }
}

const challengeFor = (request: Request) =>
  credentialOf(request, 'bearer') === null ? 'Bearer' : 'Bearer error="invalid_token"'
