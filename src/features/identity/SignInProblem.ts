import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a sign-in did not complete. Each has its sentence in `problemSentences`. */
export type SignInProblem =
  | 'cancelled'
  | 'misconfigured'
  | 'provider-unavailable'
  | 'unknown-state'
  | 'repeated-parameter'
  | 'tokens-in-address'
  | 'not-for-us'
  | 'clock'
  | 'no-crypto'
  | 'too-many-redirects'
  | 'failed'

/** A sign-in that did not complete; `details` are for who helps, without tokens or addresses. */
export type SignInFailure = { readonly problem: SignInProblem; readonly details: string }

/** What happened and what to do, in plain words. */
export const problemSentences: Readonly<Record<SignInProblem, MessageDescriptor>> = {
  cancelled: msg`The sign-in was cancelled, or your organisation did not allow it.`,
  misconfigured: msg`Your organisation’s sign-in service does not accept this calendar as it is set up. The people who run it can mend this: the redirect address and the client must be registered there exactly.`,
  'provider-unavailable': msg`Your organisation’s sign-in service cannot be reached just now. Try again in a moment.`,
  'unknown-state': msg`This sign-in was not begun in this tab, or it was finished already. Start again from here.`,
  'repeated-parameter': msg`The answer of the sign-in service was not in order, so it was not used. Start again from here.`,
  'tokens-in-address': msg`The sign-in service answered in a way this calendar does not accept. The people who run it can mend this: the client must use the authorization code flow.`,
  'not-for-us': msg`The answer of the sign-in service was meant for another application or came from another service, so it was not used.`,
  clock: msg`The clock of this device and that of the sign-in service do not agree. Set the date and time, then try again.`,
  'no-crypto': msg`This address is not secure enough to sign in: open the calendar by an address that begins with https.`,
  'too-many-redirects': msg`You were sent to the sign-in service and back twice without getting in. Cookies may be blocked, or the calendar is not set up rightly.`,
  failed: msg`Something unexpected happened on the way back from the sign-in service.`,
}
