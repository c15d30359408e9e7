import type { ConfigurationModules } from '#contract/configuration.ts'
import type { SettingsChange } from '#contract/configurationHistory.ts'
import type { TokenScope } from '#contract/identity.ts'
import type { EpochMs } from '../epochMs.ts'

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
  /** The user who saved it; null: the machine, or nobody knows. */
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

export type Change = { readonly eventId: string; readonly isDeleted: boolean }

/**
 * Everything that is kept: a port of the service. Each call is one transaction, durable when its promise resolves; intervals are half-open.
 * Throws `StoreUnavailable` where the store cannot be reached, `StoreDamaged` where it cannot be read, and `StoreFull` where nothing more
 * can be written.
 */
export type Store = {
  /** What keeps it, as the health page names it (HC-5). */
  readonly engine: 'memory' | 'sqlite' | 'postgresql'
  /**
   * Random; another one where a backup took the store's place. What was told of one generation says nothing of another: their
   * revisions count different writes (CAL-19).
   */
  readonly generation: string
  readonly users: {
    byId(id: string): Promise<UserRecord | null>
    byEmail(email: string): Promise<UserRecord | null>
    /** The user with this e-mail, created with its default calendar if new; two calls at once create one (ID-10). */
    provision(user: UserRecord, defaultCalendar: CalendarRecord): Promise<UserRecord>
    /**
     * Blocks a user, and ends every session and personal token of theirs in the same step (ID-21); who is blocked already stays so.
     *
     * @param spare e-mail addresses of which one must stay a user that is not blocked: 'last', and nothing changed, if this is the last
     */
    block(id: string, at: EpochMs, spare: readonly string[]): Promise<'blocked' | 'missing' | 'last'>
    /** Ends a block, and with it whatever was opened or made while it held; nothing happens to a user who is not blocked. */
    unblock(id: string, at: EpochMs): Promise<'unblocked' | 'missing'>
  }
  readonly passwords: {
    /** The hash kept for this user, or null. */
    hashOf(userId: string): Promise<string | null>
    set(userId: string, hash: string): Promise<void>
    /** Puts a hash in the place of the known one: false, and nothing changed, where the password was changed meanwhile. */
    exchange(userId: string, known: string, hash: string): Promise<boolean>
    /** Forgets the password if its hash is still the known one. */
    remove(userId: string, known: string): Promise<void>
  }
  readonly sessions: {
    /** `idHash` is the SHA-256 of the cookie's value: the cookie itself is never kept. */
    open(session: SessionRecord): Promise<void>
    find(idHash: string): Promise<SessionRecord | null>
    close(idHash: string): Promise<void>
    /** Notes that it was used. */
    seen(idHash: string, at: EpochMs): Promise<void>
    closeAllOf(userId: string): Promise<void>
    /** A user's sessions by their end, ended ones too. */
    ofUser(userId: string): Promise<readonly SessionRecord[]>
    /** Ends those of a user that would end first, so that at most so many are left. */
    closeBeyond(userId: string, limit: number): Promise<void>
    /** Forgets every session that ended at `now` or before. */
    closeExpired(now: EpochMs): Promise<void>
  }
  /** What every process of the service has to know for a while, under keys of the service's own. */
  readonly expiring: {
    /** Keeps a text until an instant; false, and nothing changed, where one is kept under this key. */
    keep(key: string, record: ExpiringRecord): Promise<boolean>
    /** Also one that has ended. */
    find(key: string): Promise<ExpiringRecord | null>
    /** Puts a text in the place of the one that is known, until the same instant: false, and nothing changed, where somebody was first. */
    exchange(key: string, known: string, text: string): Promise<boolean>
    /** Forgets everything that ended at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
  /** What is counted to slow guessing down (ID-12), by every process: an entry for each thing that went wrong. */
  readonly throttle: {
    /** Adds an entry under each of these keys, which are the service's own. */
    add(keys: readonly string[], at: EpochMs): Promise<void>
    /** How many entries later than `after` a key has, and when the oldest of them was added; null if there is none. */
    count(key: string, after: EpochMs): Promise<{ readonly count: number; readonly oldest: EpochMs } | null>
    forget(keys: readonly string[]): Promise<void>
    /** Forgets every entry added at `before` or earlier. */
    sweep(before: EpochMs): Promise<void>
  }
  /** Personal access tokens (ID-18). */
  readonly tokens: {
    create(token: TokenRecord): Promise<void>
    find(secretHash: string): Promise<TokenRecord | null>
    /** A user's tokens by creation, ended ones too. */
    ofUser(userId: string): Promise<readonly TokenRecord[]>
    used(id: string, at: EpochMs): Promise<void>
    /** Only where it is this user's. */
    delete(userId: string, id: string): Promise<'deleted' | 'missing'>
    deleteAllOf(userId: string): Promise<void>
  }
  /** Which accounts of a provider an administrator's address belongs to (ID-8). */
  readonly pins: {
    /** In no order. */
    of(email: string): Promise<readonly PinRecord[]>
    /** Replaces one of the same address and place. */
    put(pin: PinRecord): Promise<void>
    /** Forgets every one of an address. @returns how many there were */
    forget(email: string): Promise<number>
  }
  readonly configuration: {
    /** The stored value of a configuration, or undefined where it was never set. */
    get(module: string, name: string): Promise<unknown>
    /** The same with its revision, which every change raises; null where it was never set. */
    read(module: string, name: string): Promise<{ readonly value: unknown; readonly revision: number } | null>
    /** Replaces each named configuration whole; the others stay (CFG-1). */
    put(modules: ConfigurationModules): Promise<void>
    /**
     * Replaces one configuration and writes its past, all in one transaction: `stale`, and nothing changed, where its revision is
     * not the known one.
     */
    replace(change: ConfigurationChange): Promise<'replaced' | 'stale'>
    /** The kept versions of a configuration, the newest first (CFG-9). */
    versions(module: string, name: string): Promise<readonly ConfigurationVersion[]>
    /** Who changed a configuration, the newest first (CFG-10). */
    audit(module: string, name: string): Promise<readonly ConfigurationAuditLine[]>
    /**
     * Tells whenever a configuration may have changed: at once where this process changed it, within two seconds where
     * another did that shares the store.
     */
    onChange(tell: () => void): void
    /** Facts the service keeps for itself, such as the last good discovery (CFG-6). */
    recall(key: string): Promise<string | null>
    remember(key: string, value: string): Promise<void>
    /** Remembers a fact that still is what `known` says, null being none: false, and nothing changed, where somebody was first. */
    exchange(key: string, known: string | null, value: string): Promise<boolean>
  }
  readonly calendars: {
    /** Calendars of a home by creation. */
    ofHome(homeId: string): Promise<readonly CalendarRecord[]>
    find(homeId: string, calendarId: string): Promise<CalendarRecord | null>
    /** @param most how many calendars a home may have; any number unless given */
    create(calendar: CalendarRecord, most?: number): Promise<'created' | 'exists' | 'full'>
    change(
      homeId: string,
      calendarId: string,
      change: Partial<Pick<CalendarRecord, 'name' | 'description' | 'colour' | 'order'>>,
    ): Promise<'changed' | 'missing'>
    delete(homeId: string, calendarId: string): Promise<'deleted' | 'missing'>
  }
  readonly events: {
    find(address: EventAddress): Promise<EventRecord | null>
    byUid(homeId: string, uid: string): Promise<EventRecord | null>
    /**
     * @param most what the home may have afterwards, unless it has no more than before; anything unless given. In several calendars at
     * once it may come out a little more.
     */
    put(event: EventRecord, precondition: Precondition, most?: HomeSize): Promise<PutOutcome>
    delete(address: EventAddress, precondition: Precondition): Promise<DeleteOutcome>
    /** Rewrites the address, atomically (CAL-20). */
    move(
      from: EventAddress,
      to: EventAddress,
      overwrite: boolean,
    ): Promise<'created' | 'replaced' | 'missing' | 'exists' | 'no-calendar'>
    /**
     * Events touching `[start, end)`, by start then id; an index range scan.
     *
     * @param limit how many events, and how many bytes of jCal each of them: an answer is never larger than their product
     * @returns 'too-much' where there are more events, or a larger one
     */
    inRange(
      homeId: string,
      calendarId: string,
      range: { readonly start: EpochMs; readonly end: EpochMs },
      limit: { readonly events: number; readonly bytesEach: number },
    ): Promise<readonly EventRecord[] | 'too-much'>
    /** How large the same events are, in the same order: by it a range that is too large to be held is read some at a time. */
    sizesInRange(
      homeId: string,
      calendarId: string,
      range: { readonly start: EpochMs; readonly end: EpochMs },
    ): Promise<readonly EventSize[]>
    /** Those of the named events that are there, in the order they are named; a thousand names at most. */
    named(homeId: string, calendarId: string, eventIds: readonly string[]): Promise<readonly EventRecord[]>
    /**
     * The next events of a calendar by id: page by page, each event that stays where it is comes once.
     *
     * @param after the last id of the page before; '' for the first page
     * @param bytes of jCal in a page at most, unless its only event has more
     * @returns nothing after the last event
     */
    page(homeId: string, calendarId: string, after: string, bytes: number): Promise<readonly EventRecord[]>
    /** The earliest and the latest start in a calendar; null where it has no events. */
    starts(
      homeId: string,
      calendarId: string,
    ): Promise<{ readonly first: EpochMs; readonly last: EpochMs } | null>
    /**
     * The events that changed after a revision as they are now, by id, null for one that is gone: `unknown` where that cannot be told, as
     * nothing of the calendar is as old (it may have been made anew since), or where there is more than the limit.
     *
     * @param limit how many events, and how many bytes of jCal each of them
     */
    since(
      homeId: string,
      calendarId: string,
      revision: number,
      limit: { readonly events: number; readonly bytesEach: number },
    ): Promise<ReadonlyMap<string, EventRecord | null> | 'unknown'>
    /** What changed after a revision, each event once (CAL-19). */
    changesSince(homeId: string, calendarId: string, revision: number): Promise<readonly Change[]>
  }
  /** Resolves when the store answers a question of its own (HC-5). */
  ping(): Promise<void>
  /** What is known to be damaged, in a sentence for administrators, or null. Looks on by itself, a little each time it is asked. */
  readonly damage?: () => string | null
  close(): Promise<void>
}

export type SessionRecord = {
  readonly idHash: string
  readonly userId: string
  readonly expiresAt: EpochMs
  /** When it was used last, to the hour or so; null if version 0.1 opened it, which did not note it. */
  readonly seenAt: EpochMs | null
}

/** One account of a provider; address and place tell a pin apart. */
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

/** The store cannot be reached: 503 (ID-8's rule for the store). */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
}

/** What can lie in the place of a store, or be wrong with it. */
export type StoreProblem =
  /** A folder, or something else that is no file. */
  | 'no-file'
  | 'empty'
  /** Another program's, or no database at all. */
  | 'foreign'
  /** The file is gone, but the log of its last writes is there. */
  | 'missing'
  /** Another file has taken its place while it was open, or it was removed. */
  | 'replaced'
  | 'newer'
  /** It contradicts itself, or ends too early. */
  | 'corrupt'
  /** The disk does not give it back, or does not take it. */
  | 'unreadable'

/** The store is there and cannot be used: 503, and the operator is told what is wrong. */
export class StoreDamaged extends StoreUnavailable {
  override readonly name = 'StoreDamaged'
  readonly problem: StoreProblem

  constructor(problem: StoreProblem, options?: ErrorOptions) {
    super(`The store is ${problem}`, options)
    this.problem = problem
  }
}

/** Nothing more can be written: 507, and nothing was half written. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}

/** Another process uses the store: the service does not start. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked'
}
