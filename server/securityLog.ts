import type { Log } from './ports.ts'

type EventWords = {
  readonly means: string
  /**
   * The facts of the line. `person` and `by` are ids of users, never addresses. A name that ends with `?` may
   * be missing.
   */
  readonly facts: readonly string[]
}

/**
 * The security log: who signed in, who did not and why, and what was granted or revoked. docs/operate.md
 * shows this table, and a test triggers each event with a real request.
 */
export const securityEvents = {
  'signed-in': {
    means: 'somebody signed in by a password, or a credential was seen for the first time in twelve hours',
    facts: ['person', 'via'],
  },
  'sign-in-refused': {
    means: 'a credential was shown and refused, or too many were; `person` if it is known whose it would be',
    facts: ['reason', 'person?'],
  },
  'sessions-ended': {
    means:
      'a session ended by signing out, or some or all of a person’s by them, an administrator or the provider',
    facts: ['person', 'by'],
  },
  'token-made': {
    means: 'somebody made a token: `personal` or `short` (ID-18, ID-19)',
    facts: ['person', 'kind'],
  },
  'token-revoked': {
    means: 'personal access tokens were ended, one or all of a person’s',
    facts: ['person', 'by'],
  },
  'storage-key-deleted': {
    means: 'somebody deleted the key of what their devices keep (ID-24)',
    facts: ['person'],
  },
  'account-blocked': { means: 'an administrator blocked an account (ID-21)', facts: ['person', 'by'] },
  'account-unblocked': { means: 'an administrator let an account in again', facts: ['person', 'by'] },
  'own-data-exported': { means: 'somebody downloaded everything that is theirs (USR-3)', facts: ['person'] },
  'account-erased': { means: 'somebody erased everything that is theirs (USR-3)', facts: ['person'] },
  'calendars-handed-over': {
    means: 'an administrator handed the calendars of people who left to somebody else (ID-25)',
    facts: ['person', 'to', 'by'],
  },
  'email-changed': {
    means: 'an administrator gave an account another e-mail address (ID-26)',
    facts: ['person', 'by'],
  },
  'settings-saved': { means: 'an administrator saved the sign-on settings (CFG-1)', facts: ['by'] },
  'rooms-saved': { means: 'an administrator saved the list of rooms (CFG-13)', facts: ['by'] },
  'settings-restored': { means: 'an administrator restored a version of them (CFG-9)', facts: ['by'] },
  'administrator-pinned': {
    means:
      'an administrator’s address belongs to the account that signed in with it (ID-23); `person` unless they are new',
    facts: ['person?'],
  },
  'embedded-admin-removed': {
    means: '`admin/admin` ended with the first start on a provider of one’s own (ID-16)',
    facts: ['person'],
  },
} as const satisfies Record<string, EventWords>

export type SecurityEvent = keyof typeof securityEvents

type FactsOf<Event extends SecurityEvent> = {
  readonly [
    Fact in (typeof securityEvents)[Event]['facts'][number] as Fact extends `${string}?` ? never : Fact
  ]: string
} & {
  readonly [
    Fact in (typeof securityEvents)[Event]['facts'][number] as Fact extends `${infer Name}?` ? Name : never
  ]?: string
}

/** Writes one line of the security log, with the facts that its event has. */
export function logSecurity<Event extends SecurityEvent>(
  log: Log,
  event: Event,
  facts: FactsOf<Event>,
): void {
  log(event, Object.fromEntries(Object.entries<string>(facts)))
}
