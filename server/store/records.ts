import type { SettingsChange } from '#contract/configurationHistory.ts'
import type { TokenScope } from '#contract/tokens/accessTokens.ts'
import type { PublicRight } from '#contract/sharing/publicRight.ts'
import type { RightName } from '#contract/sharing/shares.ts'
import type { EpochMs } from '#domain/time/units.ts'

export type UserRecord = {
  /** 24 hex digits. */
  readonly id: string
  /** Lower case, unique. */
  readonly email: string
  /** The addresses they had before, which still lead to them (ID-26), the last one first; absent for none. */
  readonly formerEmails?: readonly string[]
  readonly firstName: string
  readonly lastName: string
  /** The domain's id, 24 hex digits (ID-11). */
  readonly domainId: string
  /** When the account was blocked (ID-21); absent if it is not. */
  readonly blockedAt?: EpochMs
  /** When its last block ended; absent if it never was blocked. */
  readonly unblockedAt?: EpochMs
}

/** A former or current version of a configuration (CFG-9). */
export type ConfigurationVersion = {
  readonly id: string
  readonly at: EpochMs
  /** The user who saved it; null if it was saved on the machine, or is not known. */
  readonly by: string | null
  /** The id of the version that was restored, or null. */
  readonly restoredFrom: string | null
  /** The configuration's JSON, encrypted. */
  readonly encrypted: string
}

/** A line of the audit (CFG-10), with paths and without values. */
export type ConfigurationAuditLine = {
  readonly at: EpochMs
  readonly by: string | null
  /** The network address, if known. */
  readonly from: string | null
  readonly action: 'saved' | 'restored'
  readonly changes: readonly SettingsChange[]
}

export type ConfigurationChange = {
  readonly module: string
  readonly name: string
  /** The revision on which the change is based; null if there was none. */
  readonly known: number | null
  readonly value: unknown
  /**
   * Added to the versions in this order, the newest last. Versions beyond `maxVersions` are deleted, the
   * oldest first.
   */
  readonly versions: readonly ConfigurationVersion[]
  readonly line: ConfigurationAuditLine
  readonly maxVersions: number
  readonly maxLines: number
}

export type CalendarRecord = {
  readonly homeId: string
  readonly calendarId: string
  /** null if it was never named (`#default` for the default calendar, CAL-2). */
  readonly name: string | null
  readonly description: string | null
  readonly colour: string | null
  readonly order: string | null
  /** Every write to the calendar or its events raises it (CAL-19). */
  readonly revision: number
  /** What everybody of the owner's domain may do who subscribes to it (CAL-26); absent if it is not public. */
  readonly publicRight?: PublicRight
  /** Of a calendar of somebody else that was shared with this home (CAL-25): its share. */
  readonly copy?: ShareRecord
  /** Of a subscription to a public calendar: that calendar, as far as others see it (CAL-26). */
  readonly source?: CalendarRecord
  /** Of a subscription to a calendar on the web (CAL-31). */
  readonly web?: WebCalendarRecord
}

/** A calendar that was shared with a person. Shares end when the calendar is deleted. */
export type ShareRecord = {
  readonly source: Pick<CalendarRecord, 'homeId' | 'calendarId'>
  readonly userId: string
  /** The id of the copy in this person's home, made by `newCopyId`, unique. */
  readonly copyId: string
  readonly right: RightName
  /** Whether the person subscribed to a public calendar (CAL-26), so that it ends when it is not public any more. */
  readonly isPublic?: true
  /** `hidden` if the person deleted the copy. */
  readonly status: 'accepted' | 'noresponse' | 'hidden'
  /** The person's own name, colour and order of the copy. */
  readonly name: string | null
  readonly colour: string | null
  readonly order: string | null
  /**
   * Every change of the share raises it. Where the right is given or changed it is that moment at least, in
   * milliseconds: nothing from before is shown (CAL-34). Older shares began with 1.
   */
  readonly revision: number
}

/** A calendar on the web that a person subscribed to (CAL-31). */
export type WebCalendarRecord = WebCalendarReading & {
  /** Where its events are stored. */
  readonly source: Pick<CalendarRecord, 'homeId' | 'calendarId'>
  /** Who subscribed, and the id of the calendar in their home. */
  readonly userId: string
  readonly copyId: string
  /** It may contain a secret. */
  readonly address: string
}

/** How a file was last read, and when it is read again. */
export type WebCalendarReading = {
  /** The headers `ETag` and `Last-Modified` of what is stored. */
  readonly etag: string | null
  readonly lastModified: string | null
  /** How often it asks to be read, or less often if that costs much; null if it does not ask. */
  readonly everyMs: number | null
  /** 0 if it was accepted and is being read for the first time. */
  readonly readAt: EpochMs
  /** The first attempt that failed since then; null if none did. */
  readonly failingSince: EpochMs | null
  /** How many attempts failed since then. */
  readonly failures: number
  /** null if nobody has looked at it for long. */
  readonly dueAt: EpochMs | null
  /** When its person last looked at their calendars, to the hour. */
  readonly seenAt: EpochMs
}

export type EventRecord = {
  readonly homeId: string
  readonly calendarId: string
  readonly eventId: string
  readonly uid: string
  /** jCal as text, returned exactly as it was stored. */
  readonly jcal: string
  /** With its quotes, as in the header. */
  readonly etag: string
  /** The first instant of any occurrence. */
  readonly startUtc: EpochMs
  /** The end of the last occurrence, exclusive. The end of the year 9999 for an endless series. */
  readonly lastUtc: EpochMs
  readonly modifiedAt: EpochMs
}

/** The size of an event's jCal in bytes. */
export type EventSize = { readonly eventId: string; readonly bytes: number }

/** The address of an event. */
export type EventAddress = Pick<EventRecord, 'homeId' | 'calendarId' | 'eventId'>

/** What must be true for a write to happen (CAL-14). The check and the write are one step. */
export type Precondition =
  | { readonly kind: 'none' }
  /** `If-Match`: one of these etags, or `'*'` for any. */
  | { readonly kind: 'match'; readonly etags: readonly string[] | '*' }
  /** `If-None-Match: *`: there must be no such event. */
  | { readonly kind: 'absent' }
  /** As `match`, null as `absent`; and nothing else was written in the calendar since this revision of it. */
  | { readonly kind: 'alone'; readonly etag: string | null; readonly revision: number }

export type PutOutcome = 'created' | 'changed' | 'precondition-failed' | 'no-calendar' | 'home-full'

/** The number of events in a home, and the bytes of their jCal together. */
export type HomeSize = { readonly events: number; readonly bytes: number }
export type DeleteOutcome = 'deleted' | 'precondition-failed' | 'missing'

/** A search for events (CAL-32). */
export type EventSearch = {
  /** The calendars to search, each once. Private events are only found with `withPrivate`. */
  readonly calendars: readonly {
    readonly homeId: string
    readonly calendarId: string
    readonly withPrivate: boolean
  }[]
  /** Words made by `foldedWords`. Each must be the beginning of a word of the event. */
  readonly words: readonly string[]
  /**
   * E-mail addresses. The event must have one of the organizers and one of the attendees; an empty list
   * allows any.
   */
  readonly organizers: readonly string[]
  readonly attendees: readonly string[]
  readonly limit: number
  readonly offset: number
}

/** How many events match, and the addresses of those on the requested page. */
export type EventsFound = { readonly total: number; readonly addresses: readonly EventAddress[] }

export type Change = { readonly eventId: string; readonly isDeleted: boolean }

export type SessionRecord = {
  readonly idHash: string
  readonly userId: string
  readonly expiresAt: EpochMs
  /** When it was last used, give or take an hour. Null if version 0.1 opened it, which did not store this. */
  readonly seenAt: EpochMs | null
}

/** An account at a provider. There is one pin for each address and place. */
export type PinRecord = {
  /** Normalized by `parseEmailAddress`. */
  readonly email: string
  /** Where the account signs in: the SHA-256 of issuer and client, in hex. */
  readonly place: string
  /** Empty if the provider sends none. */
  readonly subject: string
  readonly pinnedAt: EpochMs
}

export type ExpiringRecord = { readonly text: string; readonly until: EpochMs }

export type TokenRecord = {
  /** 24 hex digits. */
  readonly id: string
  /** The SHA-256 of the token, unique. The token itself is not stored. */
  readonly secretHash: string
  readonly userId: string
  readonly name: string
  readonly scope: TokenScope
  readonly createdAt: EpochMs
  readonly expiresAt: EpochMs
  readonly lastUsedAt: EpochMs | null
}
