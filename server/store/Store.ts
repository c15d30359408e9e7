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
 * Everything that is kept: a port of the service. Each call is one transaction, durable when its promise
 * resolves; intervals are half-open. Throws `StoreUnavailable` where the store cannot be reached,
 * `StoreDamaged` where it cannot be read, and `StoreFull` where nothing more can be written.
 */
export type Store = {
  /** What keeps it, as the health page names it (HC-5). */
  readonly engine: 'memory' | 'sqlite' | 'postgresql'
  /**
   * Random, and another one after a backup was restored. Revisions of different generations cannot be
   * compared: they count different writes (CAL-19).
   */
  readonly generation: string
  readonly users: {
    byId(id: string): Promise<UserRecord | null>
    byEmail(email: string): Promise<UserRecord | null>
    /**
     * The user with this e-mail, created with its default calendar if new; two calls at once create one
     * (ID-10).
     */
    provision(user: UserRecord, defaultCalendar: CalendarRecord): Promise<UserRecord>
    /**
     * Blocks a user, and ends every session and personal token of theirs in the same step (ID-21); who is
     * blocked already stays so.
     *
     * @param spare e-mail addresses of which one must stay a user that is not blocked: 'last', and nothing
     *   changed, if this is the last
     */
    block(id: string, at: EpochMs, spare: readonly string[]): Promise<'blocked' | 'missing' | 'last'>
    /**
     * Ends a block, and with it whatever was opened or made while it held; nothing happens to a user who is
     * not blocked.
     */
    unblock(id: string, at: EpochMs): Promise<'unblocked' | 'missing'>
  }
  readonly passwords: {
    /** The hash kept for this user, or null. */
    hashOf(userId: string): Promise<string | null>
    set(userId: string, hash: string): Promise<void>
    /** Replaces the known hash: false, and nothing changed, if the password has changed meanwhile. */
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
  /** What all processes of the service share for a while, under keys of the service's own. */
  readonly expiring: {
    /** Stores a text until an instant; false, and nothing changed, if there is one under this key. */
    keep(key: string, record: ExpiringRecord): Promise<boolean>
    /** Also one that has ended. */
    find(key: string): Promise<ExpiringRecord | null>
    /**
     * Replaces the known text, until the same instant: false, and nothing changed, if it has changed
     * meanwhile.
     */
    exchange(key: string, known: string, text: string): Promise<boolean>
    /** Forgets everything that ended at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
  /**
   * What is counted to slow guessing down (ID-12), by every process: an entry for each thing that went wrong.
   */
  readonly throttle: {
    /** Adds an entry under each of these keys, which are the service's own. */
    add(keys: readonly string[], at: EpochMs): Promise<void>
    /**
     * How many entries later than `after` a key has, and when the oldest of them was added; null if there is
     * none.
     */
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
     * Replaces one configuration and writes its past, all in one transaction: `stale`, and nothing changed,
     * where its revision is not the known one.
     */
    replace(change: ConfigurationChange): Promise<'replaced' | 'stale'>
    /** The kept versions of a configuration, the newest first (CFG-9). */
    versions(module: string, name: string): Promise<readonly ConfigurationVersion[]>
    /** Who changed a configuration, the newest first (CFG-10). */
    audit(module: string, name: string): Promise<readonly ConfigurationAuditLine[]>
    /**
     * Calls `tell` whenever a configuration may have changed: at once if this process changed it, within two
     * seconds if another process did.
     */
    onChange(tell: () => void): void
    /** Facts the service keeps for itself, such as the last good discovery (CFG-6). */
    recall(key: string): Promise<string | null>
    remember(key: string, value: string): Promise<void>
    /** Stores a fact if the stored one is `known` (null: none); otherwise false, and nothing changed. */
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
     * @param most what the home may have afterwards, unless it has no more than before; anything unless
     *   given. In several calendars at once it may come out a little more.
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
     * @param limit how many events, and how many bytes of jCal each of them: an answer is never larger than
     *   their product
     * @returns 'too-much' where there are more events, or a larger one
     */
    inRange(
      homeId: string,
      calendarId: string,
      range: { readonly start: EpochMs; readonly end: EpochMs },
      limit: { readonly events: number; readonly bytesEach: number },
    ): Promise<readonly EventRecord[] | 'too-much'>
    /**
     * How large the same events are, in the same order: by it a range that is too large to be held is read
     * some at a time.
     */
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
     * The events that changed after a revision, as they are now, by id; null for one that was deleted.
     * `unknown` if the calendar has no change that old, as it may have been made anew since, or if there is
     * more than the limit.
     *
     * @param limit how many events, and how many bytes of jCal each of them
     */
    since(
      homeId: string,
      calendarId: string,
      revision: number,
      limit: { readonly events: number; readonly bytesEach: number },
    ): Promise<ReadonlyMap<string, EventRecord | null> | 'unknown'>
    /**
     * Events by what they say, those that start latest first, then by home, calendar and id; by an index of
     * the store's own, which a write changes in the same transaction (CAL-32). What cannot be read is not
     * found.
     */
    search(search: EventSearch): Promise<EventsFound>
    /** What changed after a revision, each event once (CAL-19). */
    changesSince(homeId: string, calendarId: string, revision: number): Promise<readonly Change[]>
  }
  /** Resolves when the store answers a question of its own (HC-5). */
  ping(): Promise<void>
  /**
   * What is known to be damaged, in a sentence for administrators, or null. Each call checks a little more of
   * the store.
   */
  readonly damage?: () => string | null
  close(): Promise<void>
}
