import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import * as v from 'valibot'
import type { SignInFailure, SignInProblem } from './SignInProblem.ts'

/** Error codes of RFC 6749 and OpenID Connect Core with a specific meaning. */
const byCode: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  consent_required: 'cancelled',
  interaction_required: 'cancelled',
  login_required: 'cancelled',
  server_error: 'provider-unavailable',
  temporarily_unavailable: 'provider-unavailable',
  invalid_grant: 'unknown-state',
  invalid_client: 'misconfigured',
  invalid_request: 'misconfigured',
  invalid_scope: 'scope-refused',
  unauthorized_client: 'misconfigured',
  unsupported_response_type: 'misconfigured',
  unsupported_grant_type: 'misconfigured',
}

/** The library distinguishes these only by their message. */
const byWords: readonly (readonly [RegExp, SignInProblem])[] = [
  [/no matching state|no state in response|mismatch on settings|state does not match/i, 'unknown-state'],
  [/nonce/i, 'not-for-us'],
  [/crypto\.subtle/i, 'no-crypto'],
  // Nothing is there, or it does not accept such requests, and will not.
  [/\((?:404|405|410|501)\)/, 'provider-misconfigured'],
  // A body that is not JSON: a proxy's page, or an empty one.
  [/content-type|\(\d{3}\)/i, 'provider-unavailable'],
]

/** What prevents asking the provider. */
const notAsked: ReadonlySet<SignInProblem> = new Set(['provider-unavailable', 'provider-misconfigured'])

/** Whether the provider refused; not if it could not be reached, or failed while answering. */
export function saysNo(error: unknown): boolean {
  const { problem } = problemBehind(error)
  const isUnknownCode = error instanceof ErrorResponse && problem === 'failed'
  return !notAsked.has(problem) && !isUnknownCode
}

/** The relay has no provider to ask, and will not have one. */
const lastingError = v.object({ reason: v.picklist(['provider-misconfigured', 'not-found']) })

/**
 * Name what went wrong inside oidc-client-ts. Its messages may contain what must not be shown: only codes are
 * kept.
 */
export function problemBehind(error: unknown): SignInFailure {
  if (error instanceof ErrorResponse) {
    // A relay's own refusal (ERR-1) has an object where a provider puts a code.
    const code = v.safeParse(v.string(), error.error)
    if (!code.success) {
      const isLasting = v.is(lastingError, error.error)
      return { problem: isLasting ? 'provider-misconfigured' : 'provider-unavailable', details: 'relay' }
    }
    const details = code.output.slice(0, 60)
    // No standard code says this, so the provider's description is searched for it.
    if (/redirect.?uri/i.test(`${code.output} ${error.error_description}`)) {
      return { problem: 'redirect-mismatch', details }
    }
    return { problem: byCode[code.output] ?? 'failed', details }
  }
  if (error instanceof ErrorTimeout) return { problem: 'provider-unavailable', details: 'timeout' }
  if (error instanceof TypeError || error instanceof SyntaxError) {
    return { problem: 'provider-unavailable', details: error.name }
  }
  const words = error instanceof Error ? error.message : ''
  const known = byWords.find(([pattern]) => pattern.test(words))
  return { problem: known?.[1] ?? 'failed', details: error instanceof Error ? error.name : typeof error }
}
