import type { SettingsChange } from '#contract/configurationHistory.ts'
import type { TokenScope } from '#contract/identity.ts'
import type { EpochMs } from '#domain/time/units.ts'

export type UserRecord = {
  /** 24 hex digits. */
  readonly id: string
  /** Lower case, unique. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The domain's id, 24 hex digits (ID-11). */
  readonly domainId: string
  /** When the account was blocked (ID-21); absent if it is not. */
  readonly blockedAt?: EpochMs
  /** When its last block ended; absent if it never was blocked. */
  readonly unblockedAt?: EpochMs
}

/** A version of a configuration that held once (CFG-9). */
export type ConfigurationVersion = {
  readonly id: string
  readonly at: EpochMs
  /** The user who saved it; null: on the machine, or not known. */
  readonly by: string | null
  /** The id of the version it brought back, or null. */
  readonly restoredFrom: string | null
  /** The configuration's JSON, encrypted. */
  readonly encrypted: string
}

/** A line of the audit (CFG-10). Paths, never values. */
export type ConfigurationAuditLine = {
  readonly at: EpochMs
  readonly by: string | null
  /** The network address, where it is known. */
  readonly from: string | null
  readonly action: 'saved' | 'restored'
  readonly changes: readonly SettingsChange[]
}

export type ConfigurationChange = {
  readonly module: string
  readonly name: string
  /** The revision that the change was made from; null: there was none. */
  readonly known: number | null
  readonly value: unknown
  /** Added to the versions in this order, the newest last; the oldest go beyond `maxVersions`. */
  readonly versions: readonly ConfigurationVersion[]
  readonly line: ConfigurationAuditLine
  readonly maxVersions: number
  readonly maxLines: number
}

export type CalendarRecord = {
  readonly homeId: string
  readonly calendarId: string
  /** null: never named (`#default` for the default calendar, CAL-2). */
  readonly name: string | null
  readonly description: string | null
  readonly colour: string | null
  readonly order: string | null
  /** Raised by every write to the calendar or its events (CAL-19). */
  readonly revision: number
}

export type EventRecord = {
  readonly homeId: string
  readonly calendarId: string
  readonly eventId: string
  readonly uid: string
  /** jCal as text, stored and answered as it is. */
  readonly jcal: string
  /** Quoted, as it travels. */
  readonly etag: string
  /** First instant of any occurrence. */
  readonly startUtc: EpochMs
  /** End of the last occurrence, exclusive; the end of year 9999 for endless series. */
  readonly lastUtc: EpochMs
  readonly modifiedAt: EpochMs
}

/** How many bytes of jCal an event has. */
export type EventSize = { readonly eventId: string; readonly bytes: number }

/** The calendar and event a write is about. */
export type EventAddress = Pick<EventRecord, 'homeId' | 'calendarId' | 'eventId'>

/** What must hold for a write to happen (CAL-14): checked and written in one step. */
export type Precondition =
  | { readonly kind: 'none' }
  /** `If-Match`: one of these etags, or `'*'` for any. */
  | { readonly kind: 'match'; readonly etags: readonly string[] | '*' }
  /** `If-None-Match: *`: nothing may be there. */
  | { readonly kind: 'absent' }

export type PutOutcome = 'created' | 'changed' | 'precondition-failed' | 'no-calendar' | 'home-full'

/** How many events a home has, and how many bytes of jCal they have together. */
export type HomeSize = { readonly events: number; readonly bytes: number }
export type DeleteOutcome = 'deleted' | 'precondition-failed' | 'missing'

/** What is searched for (CAL-32). */
export type EventSearch = {
  /** Where, each once; what is private there is found only with `withPrivate`. */
  readonly calendars: readonly {
    readonly homeId: string
    readonly calendarId: string
    readonly withPrivate: boolean
  }[]
  /** As `foldedWords` has them. Each of them begins a word of what is found. */
  readonly words: readonly string[]
  /** E-mail addresses, of which one organizes or takes part in what is found; none: anyone does. */
  readonly organizers: readonly string[]
  readonly attendees: readonly string[]
  readonly limit: number
  readonly offset: number
}

/** How many events are found in all, and where those that were asked for are. */
export type EventsFound = { readonly total: number; readonly addresses: readonly EventAddress[] }

export type Change = { readonly eventId: string; readonly isDeleted: boolean }

export type SessionRecord = {
  readonly idHash: string
  readonly userId: string
  readonly expiresAt: EpochMs
  /** When it was used last, to the hour or so; null if version 0.1 opened it, which did not note it. */
  readonly seenAt: EpochMs | null
}

/** One account of a provider; address and place identify a pin. */
export type PinRecord = {
  /** As `parseEmailAddress` has it. */
  readonly email: string
  /** Where the account signs in: the SHA-256 of issuer and client, in hex. */
  readonly place: string
  /** Empty if the provider names none. */
  readonly subject: string
  readonly pinnedAt: EpochMs
}

export type ExpiringRecord = { readonly text: string; readonly until: EpochMs }

export type TokenRecord = {
  /** 24 hex digits. */
  readonly id: string
  /** The SHA-256 of the token, which itself is never kept; unique. */
  readonly secretHash: string
  readonly userId: string
  readonly name: string
  readonly scope: TokenScope
  readonly createdAt: EpochMs
  readonly expiresAt: EpochMs
  readonly lastUsedAt: EpochMs | null
}
