import type { ConfigurationModules } from '#contract/configuration.ts'
import type { EpochMs } from '#domain/time/units.ts'

import type {
  UserRecord,
  ConfigurationVersion,
  ConfigurationAuditLine,
  ConfigurationChange,
  CalendarRecord,
  EventRecord,
  EventSize,
  EventAddress,
  EventSearch,
  EventsFound,
  Precondition,
  PutOutcome,
  HomeSize,
  DeleteOutcome,
  Change,
  SessionRecord,
  PinRecord,
  ExpiringRecord,
  TokenRecord,
} from './records.ts'

/**
 * Everything that is stored: a port of the service. Each call is one transaction, durable when its promise
 * resolves. Intervals are half-open. Throws `StoreUnavailable` if the store cannot be reached, `StoreDamaged`
 * if it cannot be read, and `StoreFull` if nothing more can be written.
 */
export type Store = {
  /** The kind of store, for the health page (HC-5). */
  readonly engine: 'memory' | 'sqlite' | 'postgresql'
  /**
   * A random id that changes when a backup is restored. Revisions of different generations cannot be
   * compared, because they count different writes (CAL-19).
   */
  readonly generation: string
  readonly users: {
    byId(id: string): Promise<UserRecord | null>
    byEmail(email: string): Promise<UserRecord | null>
    /**
     * The user with this e-mail; a new one is created with its default calendar. Two calls at once create one
     * user (ID-10).
     */
    provision(user: UserRecord, defaultCalendar: CalendarRecord): Promise<UserRecord>
    /**
     * Blocks a user and ends all their sessions and personal tokens in the same step (ID-21). If they are
     * blocked already, nothing changes.
     *
     * @param spare e-mail addresses of which at least one must belong to a user who is not blocked. If this
     *   is the last one: 'last', and nothing changed
     */
    block(id: string, at: EpochMs, spare: readonly string[]): Promise<'blocked' | 'missing' | 'last'>
    /**
     * Unblocks a user and ends everything that was opened or created during the block. Does nothing for a
     * user who is not blocked.
     */
    unblock(id: string, at: EpochMs): Promise<'unblocked' | 'missing'>
  }
  readonly passwords: {
    /** The stored hash of this user's password, or null. */
    hashOf(userId: string): Promise<string | null>
    set(userId: string, hash: string): Promise<void>
    /** Replaces the hash; false, and nothing changed, if the stored one is not `known`. */
    exchange(userId: string, known: string, hash: string): Promise<boolean>
    /** Deletes the password if its hash is still `known`. */
    remove(userId: string, known: string): Promise<void>
  }
  readonly sessions: {
    /** `idHash` is the SHA-256 of the cookie's value. The cookie itself is not stored. */
    open(session: SessionRecord): Promise<void>
    find(idHash: string): Promise<SessionRecord | null>
    close(idHash: string): Promise<void>
    /** Sets when the session was last used. */
    seen(idHash: string, at: EpochMs): Promise<void>
    closeAllOf(userId: string): Promise<void>
    /** A user's sessions, including expired ones, by their end. */
    ofUser(userId: string): Promise<readonly SessionRecord[]>
    /** Ends those sessions of a user that would end first, so that at most `limit` are left. */
    closeBeyond(userId: string, limit: number): Promise<void>
    /** Deletes all sessions that ended at `now` or before. */
    closeExpired(now: EpochMs): Promise<void>
  }
  /** Short-lived texts that all processes share. The service chooses the keys. */
  readonly expiring: {
    /** Stores a text until an instant; false, and nothing changed, if the key exists. */
    keep(key: string, record: ExpiringRecord): Promise<boolean>
    /** Returns expired texts too. */
    find(key: string): Promise<ExpiringRecord | null>
    /** Replaces the text, with the same end; false, and nothing changed, if it is not `known`. */
    exchange(key: string, known: string, text: string): Promise<boolean>
    /** Deletes everything that ended at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
  /** Failed attempts, counted by all processes to slow down guessing (ID-12): one entry for each. */
  readonly throttle: {
    /** Adds an entry under each of these keys. The service chooses the keys. */
    add(keys: readonly string[], at: EpochMs): Promise<void>
    /**
     * How many entries a key has after `after` (exclusive), and the time of the oldest of them; null if there
     * are none.
     */
    count(key: string, after: EpochMs): Promise<{ readonly count: number; readonly oldest: EpochMs } | null>
    forget(keys: readonly string[]): Promise<void>
    /** Deletes every entry added at `before` or earlier. */
    sweep(before: EpochMs): Promise<void>
  }
  /** Personal access tokens (ID-18). */
  readonly tokens: {
    create(token: TokenRecord): Promise<void>
    find(secretHash: string): Promise<TokenRecord | null>
    /** A user's tokens, including expired ones, by their creation. */
    ofUser(userId: string): Promise<readonly TokenRecord[]>
    used(id: string, at: EpochMs): Promise<void>
    /** Deletes a token if it belongs to this user. */
    delete(userId: string, id: string): Promise<'deleted' | 'missing'>
    deleteAllOf(userId: string): Promise<void>
  }
  /** The provider accounts that administrators' addresses are pinned to (ID-8). */
  readonly pins: {
    /** The pins of an address, in no order. */
    of(email: string): Promise<readonly PinRecord[]>
    /** Replaces a pin with the same address and place. */
    put(pin: PinRecord): Promise<void>
    /** Deletes all pins of an address. @returns how many there were */
    forget(email: string): Promise<number>
  }
  readonly configuration: {
    /** The value of a configuration, or undefined if it was never set. */
    get(module: string, name: string): Promise<unknown>
    /** The value with its revision, which every change raises; null if it was never set. */
    read(module: string, name: string): Promise<{ readonly value: unknown; readonly revision: number } | null>
    /** Replaces each named configuration as a whole; the others stay (CFG-1). */
    put(modules: ConfigurationModules): Promise<void>
    /**
     * Replaces one configuration and adds to its history, in one transaction; `stale`, and nothing changed,
     * if its revision is not the known one.
     */
    replace(change: ConfigurationChange): Promise<'replaced' | 'stale'>
    /** The stored versions of a configuration, the newest first (CFG-9). */
    versions(module: string, name: string): Promise<readonly ConfigurationVersion[]>
    /** The changes of a configuration and who made them, the newest first (CFG-10). */
    audit(module: string, name: string): Promise<readonly ConfigurationAuditLine[]>
    /**
     * Calls `tell` when a configuration may have changed: at once for changes by this process, within two
     * seconds for others.
     */
    onChange(tell: () => void): void
    /** Facts that the service stores for itself, such as the last good discovery (CFG-6). */
    recall(key: string): Promise<string | null>
    remember(key: string, value: string): Promise<void>
    /** Replaces a fact; false, and nothing changed, if the stored one is not `known` (null: none). */
    exchange(key: string, known: string | null, value: string): Promise<boolean>
  }
  readonly calendars: {
    /** The calendars of a home, in the order of creation. */
    ofHome(homeId: string): Promise<readonly CalendarRecord[]>
    find(homeId: string, calendarId: string): Promise<CalendarRecord | null>
    /** @param most how many calendars a home may have; unlimited unless given */
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
     * @param most the largest size of the home after the write; unlimited unless given. A write that does not
     *   make the home larger always succeeds. With writes to several calendars at once, the size may get a
     *   little larger.
     */
    put(event: EventRecord, precondition: Precondition, most?: HomeSize): Promise<PutOutcome>
    delete(address: EventAddress, precondition: Precondition): Promise<DeleteOutcome>
    /** Moves an event to another address, atomically (CAL-20). */
    move(
      from: EventAddress,
      to: EventAddress,
      overwrite: boolean,
    ): Promise<'created' | 'replaced' | 'missing' | 'exists' | 'no-calendar'>
    /**
     * Events that touch `[start, end)`, by start then id; uses an index.
     *
     * @param limit how many events, and how many bytes of jCal each; an answer is never larger than their
     *   product
     * @returns 'too-much' if there are more events, or a larger one
     */
    inRange(
      homeId: string,
      calendarId: string,
      range: { readonly start: EpochMs; readonly end: EpochMs },
      limit: { readonly events: number; readonly bytesEach: number },
    ): Promise<readonly EventRecord[] | 'too-much'>
    /** The sizes of the same events, in the same order, so that a large range can be read in parts. */
    sizesInRange(
      homeId: string,
      calendarId: string,
      range: { readonly start: EpochMs; readonly end: EpochMs },
    ): Promise<readonly EventSize[]>
    /** Those of the named events that exist, in the order of the names; a thousand names at most. */
    named(homeId: string, calendarId: string, eventIds: readonly string[]): Promise<readonly EventRecord[]>
    /**
     * A page of a calendar's events, by id. Reading page by page returns every event that is not moved
     * meanwhile once.
     *
     * @param after the last id of the previous page; '' for the first page
     * @param bytes the most bytes of jCal in a page, unless its only event has more
     * @returns nothing after the last event
     */
    page(homeId: string, calendarId: string, after: string, bytes: number): Promise<readonly EventRecord[]>
    /** The earliest and the latest start in a calendar; null if it has no events. */
    starts(
      homeId: string,
      calendarId: string,
    ): Promise<{ readonly first: EpochMs; readonly last: EpochMs } | null>
    /**
     * The current state of all events that changed after a revision, by id; null for a deleted event.
     * `unknown` if the calendar has no change that old, because it may have been deleted and created again,
     * or if there are more than the limit.
     *
     * @param limit how many events, and how many bytes of jCal each
     */
    since(
      homeId: string,
      calendarId: string,
      revision: number,
      limit: { readonly events: number; readonly bytesEach: number },
    ): Promise<ReadonlyMap<string, EventRecord | null> | 'unknown'>
    /**
     * Searches events with a full-text index, which each write updates in the same transaction (CAL-32). The
     * latest start comes first, then home, calendar and id. Unreadable events are not found.
     */
    search(search: EventSearch): Promise<EventsFound>
    /** The events that changed after a revision, each once (CAL-19). */
    changesSince(homeId: string, calendarId: string, revision: number): Promise<readonly Change[]>
  }
  /** Resolves when the store answers a query (HC-5). */
  ping(): Promise<void>
  /**
   * What is damaged, in a sentence for administrators, or null. Each call may check a further part of the
   * store.
   */
  readonly damage?: () => string | null
  close(): Promise<void>
}
