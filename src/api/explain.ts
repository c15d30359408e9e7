import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#contract/failure.ts'
import { ApiError } from './ApiError.ts'

/** What a person can do about a failure; the caller that shows it implements the action. */
export type Action = 'try-again' | 'sign-in' | 'use-another-account' | 'show-theirs' | 'none'

export type Explanation = { readonly sentence: MessageDescriptor; readonly action: Action }

/** The label of each action's button; none for `none`. */
export const actionLabels: Readonly<Record<Exclude<Action, 'none'>, MessageDescriptor>> = {
  'try-again': msg`Try again`,
  'sign-in': msg`Sign in again`,
  'use-another-account': msg`Use another account`,
  'show-theirs': msg`Show theirs`,
}

const explanations: Readonly<Record<Failure, Explanation>> = {
  'not-json': {
    sentence: msg`Kalends couldn’t read what was sent. Nothing was changed.`,
    action: 'none',
  },
  'wrong-shape': {
    sentence: msg`Kalends couldn’t accept what was sent. Nothing was changed.`,
    action: 'none',
  },
  'missing-scope': {
    sentence: msg`The request doesn’t name any settings. Nothing was changed.`,
    action: 'none',
  },
  'signed-out': { sentence: msg`You’re signed out. What you typed is still here.`, action: 'sign-in' },
  'wrong-credentials': { sentence: msg`Wrong name or password.`, action: 'none' },
  forbidden: { sentence: msg`You don’t have permission to do this.`, action: 'none' },
  'needs-sign-in': {
    sentence: msg`Access tokens can’t do this. Sign in, then try again.`,
    action: 'sign-in',
  },
  'unknown-domain': {
    sentence: msg`Your account doesn’t have access to this calendar.`,
    action: 'use-another-account',
  },
  blocked: { sentence: msg`An administrator blocked this account.`, action: 'use-another-account' },
  'email-missing': {
    sentence: msg`Your organisation’s sign-in service didn’t send your e-mail address. Ask your administrator to release it to Kalends.`,
    action: 'use-another-account',
  },
  'email-unreadable': {
    sentence: msg`Your organisation’s sign-in service sent an invalid e-mail address. Your administrator can fix this.`,
    action: 'use-another-account',
  },
  'email-not-verified': {
    sentence: msg`Your e-mail address isn’t verified with your organisation’s sign-in service. Verify it there, then sign in again.`,
    action: 'sign-in',
  },
  'email-not-vouched': {
    sentence: msg`Your organisation’s sign-in service doesn’t say whether your e-mail address is verified. Your administrator can trust its addresses in the sign-on settings.`,
    action: 'use-another-account',
  },
  'domain-not-of-issuer': {
    sentence: msg`This sign-in service isn’t allowed to sign in your e-mail domain. Use your own organisation’s account.`,
    action: 'use-another-account',
  },
  'administrator-pinned': {
    sentence: msg`The administrator with this e-mail address uses another account. Sign in with that one. If the sign-on settings have changed, allow this account on the server: “npm run admin -- unpin”.`,
    action: 'use-another-account',
  },
  'token-too-large': {
    sentence: msg`Your account is in too many groups for Kalends. Your administrator can fix this.`,
    action: 'use-another-account',
  },
  'too-many-attempts': {
    sentence: msg`Too many attempts. Wait a few minutes, then try again.`,
    action: 'try-again',
  },
  'too-many-requests': {
    sentence: msg`Too many requests. Try again later.`,
    action: 'try-again',
  },
  'cross-site': { sentence: msg`Kalends doesn’t accept requests from this address.`, action: 'none' },
  'no-event': { sentence: msg`No event was sent.`, action: 'none' },
  'not-found': { sentence: msg`This no longer exists.`, action: 'none' },
  'method-not-allowed': { sentence: msg`This isn’t allowed here.`, action: 'none' },
  'already-exists': { sentence: msg`This name is taken.`, action: 'none' },
  'place-taken': {
    sentence: msg`There’s something else in its place. Move or delete that first.`,
    action: 'none',
  },
  gone: { sentence: msg`Its calendar was deleted. Restore the calendar first.`, action: 'none' },
  'unknown-right': { sentence: msg`The server doesn’t know this permission.`, action: 'none' },
  'changed-meanwhile': {
    sentence: msg`This was changed elsewhere first.`,
    action: 'show-theirs',
  },
  'unknown-host': { sentence: msg`Kalends isn’t available at this address.`, action: 'none' },
  'too-large': { sentence: msg`This is too large. Nothing was changed.`, action: 'none' },
  'not-a-calendar': { sentence: msg`This isn’t a calendar.`, action: 'none' },
  'server-error': {
    sentence: msg`Something went wrong. Nothing was changed.`,
    action: 'try-again',
  },
  'not-implemented': { sentence: msg`This isn’t available here.`, action: 'none' },
  unavailable: {
    sentence: msg`Kalends isn’t available right now. Try again in a moment.`,
    action: 'try-again',
  },
  'provider-misconfigured': {
    sentence: msg`The sign-on settings are missing or don’t match your organisation’s sign-in service. Your administrator can fix this.`,
    action: 'none',
  },
  'calendar-not-read': {
    sentence: msg`No calendar can be read at this address. Check it, then try again.`,
    action: 'none',
  },
  'quota-exceeded': {
    sentence: msg`Your storage is full. Delete what you no longer need, then try again.`,
    action: 'none',
  },
  'storage-full': { sentence: msg`The server’s storage is full. Nothing was changed.`, action: 'none' },
  offline: {
    sentence: msg`Can’t reach Kalends. Check your connection, then try again.`,
    action: 'try-again',
  },
  'timed-out': { sentence: msg`Kalends took too long to respond.`, action: 'try-again' },
  'cookie-blocked': {
    sentence: msg`This browser blocks the cookie that keeps you signed in. Allow cookies for this site, then try again.`,
    action: 'try-again',
  },
  'unreadable-answer': {
    sentence: msg`The response couldn’t be read.`,
    action: 'try-again',
  },
  'not-supported': { sentence: msg`This isn’t available here.`, action: 'none' },
  'nothing-changed': {
    sentence: msg`Nothing to change: it’s already like this, or this occurrence no longer exists.`,
    action: 'none',
  },
  failed: { sentence: msg`Something went wrong. Try again in a moment.`, action: 'try-again' },
}

/** The sentence for a failure and what can be done about it. A failure without a sentence does not compile. */
export const explain = (failure: Failure): Explanation => explanations[failure]

/** The failure of anything that was thrown: an `ApiError`'s own, `failed` for everything else. */
export const failureBehind = (error: unknown): Failure =>
  error instanceof ApiError ? error.failure : 'failed'
