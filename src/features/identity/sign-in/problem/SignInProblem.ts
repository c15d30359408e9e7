import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { explain } from '../../../../api/explain.ts'

/** Why a sign-in did not complete. Each has its sentence in `problemSentences`. */
export type SignInProblem =
  | 'cancelled'
  | 'misconfigured'
  | 'redirect-mismatch'
  | 'scope-refused'
  | 'provider-unavailable'
  | 'provider-misconfigured'
  | 'unknown-state'
  | 'repeated-parameter'
  | 'tokens-in-address'
  | 'not-for-us'
  | 'signed-in-before'
  | 'clock'
  | 'no-crypto'
  | 'offline'
  | 'too-many-redirects'
  | 'failed'

/** A sign-in that did not complete; `details` are for support, without tokens or addresses. */
export type SignInFailure = { readonly problem: SignInProblem; readonly details: string }

/** Problems that the administrator of the provider solves with the redirect address at hand. */
export const concernsRedirect: ReadonlySet<SignInProblem> = new Set([
  'misconfigured',
  'redirect-mismatch',
  'too-many-redirects',
])

/** What happened and what to do, in plain words. */
export const signInSentences: Readonly<Record<SignInProblem, MessageDescriptor>> = {
  cancelled: msg`You cancelled the sign-in, or your organisation didn’t allow it.`,
  misconfigured: msg`Your organisation’s sign-in service doesn’t accept this calendar. Your administrator can fix this: the client and the redirect address must be registered there exactly.`,
  'redirect-mismatch': msg`Your organisation’s sign-in service doesn’t know where to send you back to. Your administrator can fix this by registering the address below there, exactly as written.`,
  'scope-refused': msg`Your organisation’s sign-in service refused what this calendar asks for. Your administrator can fix this: allow the scope below there, or change Scope in the sign-on settings.`,
  'provider-unavailable': msg`Can’t reach your organisation’s sign-in service. Try again in a moment.`,
  'provider-misconfigured': explain('provider-misconfigured').sentence,
  'unknown-state': msg`This sign-in started in another tab or is already finished. Start again.`,
  'repeated-parameter': msg`The sign-in response was invalid. Start again.`,
  'tokens-in-address': msg`The sign-in service responded in a way this calendar doesn’t accept. Your administrator can fix this: the client must use the flow that Kalends is set up for, usually the authorization code flow.`,
  'not-for-us': msg`The sign-in response was for another application or from another service. Start again.`,
  'signed-in-before': msg`Your organisation’s sign-in service used the previous person’s sign-in instead of asking for yours. Sign out there, then try again.`,
  clock: msg`This device’s clock doesn’t match the sign-in service’s. Set the date and time, then try again.`,
  'no-crypto': msg`You can’t sign in at this address because it isn’t secure. Open the calendar at an address that starts with https.`,
  offline: msg`Can’t reach Kalends. Check your connection, then try again.`,
  'too-many-redirects': msg`You went to the sign-in service twice without being signed in. It may be blocking cookies, or doesn’t know the address below.`,
  failed: msg`Something went wrong while signing you in.`,
}
