import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { explain } from '../../../api/explain.ts'

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

/** A sign-in that did not complete; `details` are for who helps, without tokens or addresses. */
export type SignInFailure = { readonly problem: SignInProblem; readonly details: string }

/** Problems that whoever runs the provider mends with the redirect address before their eyes. */
export const concernsRedirect: ReadonlySet<SignInProblem> = new Set([
  'misconfigured',
  'redirect-mismatch',
  'too-many-redirects',
])

/** What happened and what to do, in plain words. */
export const problemSentences: Readonly<Record<SignInProblem, MessageDescriptor>> = {
  cancelled: msg`The sign-in was cancelled, or your organisation did not allow it.`,
  misconfigured: msg`Your organisation’s sign-in service does not accept this calendar as it is set up. The people who run it can mend this: the redirect address and the client must be registered there exactly.`,
  'redirect-mismatch': msg`Your organisation’s sign-in service does not know the address to send you back to. The people who run it can mend this: it must be registered there exactly as it stands below.`,
  'scope-refused': msg`Your organisation’s sign-in service refuses what this calendar asks for. The people who run it can mend this: allow the scope below for this client there, or set another under Scope in the sign-on settings.`,
  'provider-unavailable': msg`Your organisation’s sign-in service cannot be reached just now. Try again in a moment.`,
  'provider-misconfigured': explain('provider-misconfigured').sentence,
  'unknown-state': msg`This sign-in was not begun in this tab, or it was finished already. Start again from here.`,
  'repeated-parameter': msg`The answer of the sign-in service was not in order, so it was not used. Start again from here.`,
  'tokens-in-address': msg`The sign-in service answered in a way this calendar does not accept. The people who run it can mend this: the client must use the flow that the calendar is set up for, usually the authorization code flow.`,
  'not-for-us': msg`The answer of the sign-in service was meant for another application or came from another service, so it was not used.`,
  'signed-in-before': msg`Your organisation’s sign-in service did not ask who you are: it let in whoever signed in there before. Sign out there, then try again.`,
  clock: msg`The clock of this device and that of the sign-in service do not agree. Set the date and time, then try again.`,
  'no-crypto': msg`This address is not secure enough to sign in: open the calendar by an address that begins with https.`,
  offline: msg`This device is offline, or the calendar’s service cannot be reached. Check the connection, then try again.`,
  'too-many-redirects': msg`You were sent to the sign-in service twice without getting in. Cookies may be blocked there, or the sign-in service does not know the address below.`,
  failed: msg`Something unexpected happened on the way back from the sign-in service.`,
}
