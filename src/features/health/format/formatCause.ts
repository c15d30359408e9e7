import { plural, t } from '@lingui/core/macro'
import type { HealthReason } from '#contract/health.ts'
import { factLine, paragraph } from '../../../ui/join.ts'

// lingui-set comment="Why a part of the service (database, directory, mail server) works or not; read by administrators."

/**
 * Why a component is as it is: in the person's language if the service says it in codes, with its own words
 * after that where they say more; else the service's own words.
 */
export function formatCause(
  cause: string | null,
  reasons: readonly HealthReason[] | undefined,
): string | null {
  if (reasons === undefined) return cause
  const sentences = paragraph(reasons.map(sentenceOf))
  return reasons.some(({ code }) => hasMoreInWords.has(code)) ? factLine([sentences, cause]) : sentences
}

function sentenceOf({ code, amount = 0 }: HealthReason): string {
  return sentences[code](amount)
}

const sentences: Readonly<Record<HealthReason['code'], (amount: number) => string>> = {
  'sign-in-not-configured': () => t`Sign-in isn’t set up yet.`,
  'no-issuer': () => t`The sign-on settings name no issuer to check.`,
  'provider-unreachable': () => t`The sign-in service doesn’t respond as it should`,
  'directory-unreachable': () => t`People can’t be searched in the directory`,
  'people-searchable': () => t`People can be searched.`,
  'mail-refused': () => t`The mail server doesn’t accept mail`,
  'mailbox-closed': () => t`The mailbox can’t be opened.`,
  'push-refused': () => t`Reminders aren’t accepted with the service’s keys (VAPID).`,
  'push-busy': () => t`Too many reminders were sent at once.`,
  'store-replaced': () => t`The database file was removed or replaced while it was open.`,
  'store-damaged': () => t`The database is damaged`,
  'store-full': () => t`There’s no space left for the database.`,
  'store-read-only': () => t`The database can be read but not changed.`,
  'store-unreachable': () => t`The database can’t be reached.`,
  'service-blocked': (amount) => t`The service was blocked for ${amount} ms at most in the last minute.`,
  'requests-refused': (amount) =>
    plural(amount, {
      one: '# request was turned away in the last minute because there were too many.',
      other: '# requests were turned away in the last minute because there were too many.',
    }),
  'no-answer': (amount) =>
    plural(amount, { one: 'No answer within # second.', other: 'No answer within # seconds.' }),
}

/** A code for many things: the technical words say which. */
const hasMoreInWords: ReadonlySet<HealthReason['code']> = new Set([
  'provider-unreachable',
  'directory-unreachable',
  'mail-refused',
  'store-damaged',
])
