import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#contract/failure.ts'
import { ApiError } from './ApiError.ts'

/** What a person can do about a failure; who shows it provides the deed. */
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
    sentence: msg`The service could not read what was sent. Nothing was changed.`,
    action: 'none',
  },
  'wrong-shape': {
    sentence: msg`The service did not accept what was sent. Nothing was changed.`,
    action: 'none',
  },
  'missing-scope': {
    sentence: msg`The request did not say which settings it is about. Nothing was changed.`,
    action: 'none',
  },
  'signed-out': { sentence: msg`You are no longer signed in. What you typed is kept.`, action: 'sign-in' },
  'wrong-credentials': { sentence: msg`The name or the password is not right.`, action: 'none' },
  forbidden: { sentence: msg`You may not do this here.`, action: 'none' },
  'needs-sign-in': {
    sentence: msg`An access token may not do this. Sign in, then try again.`,
    action: 'sign-in',
  },
  'unknown-domain': { sentence: msg`Your account is not known here.`, action: 'use-another-account' },
  blocked: { sentence: msg`An administrator has blocked this account.`, action: 'use-another-account' },
  'email-missing': {
    sentence: msg`Your organisation’s sign-in service sent no e-mail address, so the calendar cannot tell who you are. Ask the people who run it to release your address to the calendar.`,
    action: 'use-another-account',
  },
  'email-unreadable': {
    sentence: msg`Your organisation’s sign-in service sent an e-mail address that is none. Ask the people who run it to correct it.`,
    action: 'use-another-account',
  },
  'email-not-verified': {
    sentence: msg`Your e-mail address is not verified at your organisation’s sign-in service. Verify it there, then sign in again.`,
    action: 'sign-in',
  },
  'email-not-vouched': {
    sentence: msg`Your organisation’s sign-in service does not say whether your e-mail address is verified. An administrator of this calendar can trust its addresses in the sign-on settings.`,
    action: 'use-another-account',
  },
  'domain-not-of-issuer': {
    sentence: msg`This sign-in service may not sign in people with your e-mail domain. Use the account of your own organisation.`,
    action: 'use-another-account',
  },
  'administrator-pinned': {
    sentence: msg`An administrator with this e-mail address signs in with another account. Use that one. If the sign-on settings have changed, someone with access to the server can allow this one with “npm run admin -- unpin”.`,
    action: 'use-another-account',
  },
  'too-many-attempts': {
    sentence: msg`Too many attempts. Wait a few minutes, then try again.`,
    action: 'try-again',
  },
  'too-many-requests': {
    sentence: msg`Too many requests. Wait a moment, then try again.`,
    action: 'try-again',
  },
  'cross-site': { sentence: msg`The service does not accept calls from this address.`, action: 'none' },
  'no-event': { sentence: msg`There is no event in what was sent.`, action: 'none' },
  'not-found': { sentence: msg`This is no longer there.`, action: 'none' },
  'method-not-allowed': { sentence: msg`The service does not allow this here.`, action: 'none' },
  'already-exists': { sentence: msg`There is already one with this name.`, action: 'none' },
  'changed-meanwhile': {
    sentence: msg`Someone changed this event meanwhile. Your change was not saved.`,
    action: 'show-theirs',
  },
  'unknown-host': { sentence: msg`The service does not answer under this address.`, action: 'none' },
  'too-large': { sentence: msg`This is larger than the service takes. Nothing was changed.`, action: 'none' },
  'not-a-calendar': { sentence: msg`The service could not read this as a calendar.`, action: 'none' },
  'server-error': {
    sentence: msg`Something went wrong in the service. Nothing was changed.`,
    action: 'try-again',
  },
  'not-implemented': { sentence: msg`The service does not offer this.`, action: 'none' },
  unavailable: {
    sentence: msg`The service cannot answer just now. Try again in a moment.`,
    action: 'try-again',
  },
  'provider-misconfigured': {
    sentence: msg`The sign-on settings of this calendar are missing, or do not fit your organisation’s sign-in service. An administrator can mend them.`,
    action: 'none',
  },
  'quota-exceeded': {
    sentence: msg`There is no room for more. Delete what you no longer need, then try again.`,
    action: 'none',
  },
  'storage-full': { sentence: msg`The service has no room left. Nothing was changed.`, action: 'none' },
  offline: {
    sentence: msg`The service cannot be reached. Check your connection, then try again.`,
    action: 'try-again',
  },
  'timed-out': { sentence: msg`The service took too long to answer.`, action: 'try-again' },
  'cookie-blocked': {
    sentence: msg`This browser does not keep the calendar’s cookie. Allow cookies for this site, then try again.`,
    action: 'try-again',
  },
  'unreadable-answer': {
    sentence: msg`The service answered something that could not be read.`,
    action: 'try-again',
  },
  'not-supported': { sentence: msg`The service does not offer this.`, action: 'none' },
  'nothing-changed': {
    sentence: msg`Nothing was changed: what is stored is already so, or no longer holds this occurrence.`,
    action: 'none',
  },
  failed: { sentence: msg`This did not work. Try again in a moment.`, action: 'try-again' },
}

/** The sentence for a failure and what can be done about it. A failure without a sentence does not compile. */
export const explain = (failure: Failure): Explanation => explanations[failure]

/** The failure behind anything that was thrown: an `ApiError`'s own, `failed` for the rest. */
export const failureBehind = (error: unknown): Failure =>
  error instanceof ApiError ? error.failure : 'failed'
