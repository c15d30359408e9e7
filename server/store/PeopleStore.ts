import type { EpochMs } from '#domain/time/units.ts'
import type { SchedulingWrite } from './SchedulingStore.ts'
import type { CalendarRecord, PinRecord, SessionRecord, TokenRecord, UserRecord } from './records.ts'

/** The address of a person with its domain, and those they had before. */
export type Addresses = Pick<UserRecord, 'email' | 'domainId'> & { readonly formerEmails: readonly string[] }

/** People: their accounts, and everything with which they sign in. A part of `Store`. */
export type PeopleStore = {
  readonly users: {
    byId(id: string): Promise<UserRecord | null>
    /** The user who has this address, or had it before. */
    byEmail(email: string): Promise<UserRecord | null>
    /**
     * Users of a domain of whose words (`personWords`) each of these begins one, by e-mail; blocked ones are not found.
     *
     * @param words folded, without blanks
     */
    search(domainId: string, words: readonly string[], limit: number): Promise<readonly UserRecord[]>
    /**
     * The user with this e-mail; a new one is created with its default calendar. Two calls at once create one
     * user (ID-10).
     */
    provision(user: UserRecord, defaultCalendar: CalendarRecord): Promise<UserRecord>
    /** Gives a user other addresses (ID-26): nothing happens if there is none with this id, or somebody else has or had one. */
    readdress(id: string, to: Addresses): Promise<'readdressed' | 'missing' | 'taken'>
    /** Gives a user other names; nothing happens if there is none with this id. */
    rename(id: string, names: Pick<UserRecord, 'firstName' | 'lastName'>): Promise<void>
    /**
     * Blocks a user and ends all their sessions, personal tokens and push subscriptions in the same step (ID-21). If they are
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
    /**
     * Deletes a person for ever, with everything that is theirs, in one step (USR-3): calendars, bin, histories, shares
     * given and taken, credentials. Nobody finds them afterwards; `sender` does until others were told.
     */
    erase(id: string, erasure: Erasure): Promise<'erased' | 'missing' | 'changed-meanwhile'>
    /** Who sends what is on its way: somebody who was erased, too. */
    sender(id: string): Promise<UserRecord | null>
    /** Forgets the last of those who were erased, once nothing of theirs is on its way any more. */
    forgetErased(): Promise<void>
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
    /** Also ends what reminds the user while no tab is open. */
    closeAllOf(userId: string): Promise<void>
    /** A user's sessions, including expired ones, by their end. */
    ofUser(userId: string): Promise<readonly SessionRecord[]>
    /** Ends those sessions of a user that would end first, so that at most `limit` are left. */
    closeBeyond(userId: string, limit: number): Promise<void>
    /** Deletes all sessions that ended at `now` or before. */
    closeExpired(now: EpochMs): Promise<void>
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
}

/** How somebody is erased. */
export type Erasure = {
  readonly at: EpochMs
  /** Their calendars as they were read; if one of them is another by now, nothing is erased. */
  readonly calendars: readonly CalendarRecord[]
  /** What others are still to be told, written with it; if a state is another one by now, nothing is erased. */
  readonly scheduling: readonly SchedulingWrite[]
  /** The keys of facts about them. Facts that are their address go, too. */
  readonly facts: readonly string[]
}
