import type { ConfigurationModules } from '#contract/configuration.ts'
import type { HealthStatus } from '#contract/health.ts'
import type { StrategyName, TokenScope, UserInfo } from '#contract/identity.ts'
import type { ProviderMetadata } from '#contract/appConfig.ts'

/**
 * What the service needs from the world. The service owns these types; adapters fit them.
 * Instants are milliseconds since the epoch (`EpochMs`); intervals are half-open.
 */
export type Ports = {
  readonly store: Store
  readonly identityProvider: IdentityProvider
  readonly passwords: Passwords
  /** The directories of people, in the order they are asked (ID-17); none unless given. */
  readonly directories?: readonly Directory[]
  readonly clock: Clock
  readonly log: Log
  /** Told of what is worth counting; absent where nobody watches. */
  readonly count?: Count
  /** Components besides the service's own, `store` and `identity-provider` (HC-5); one of the same name replaces it. */
  readonly healthChecks: readonly HealthCheck[]
  readonly settings: ServiceSettings
}

export type EpochMs = number

/** The present moment. */
export type Clock = () => EpochMs

/** One line of the service's log: a word for what happened and facts without personal data or secrets (ERR-3). */
export type Log = (happened: string, facts?: Readonly<Record<string, string | number | boolean>>) => void

/** One more of something: an answer of UserInfo that was still known, or had to be asked for (ID-8). */
export type Count = (happened: 'userinfo-kept' | 'userinfo-asked') => void

/** What the operator decided, already checked; what the administrator decides lies in the store. */
export type ServiceSettings = {
  /** Where people open the application, without a trailing slash: `https://calendar.example.org`. */
  readonly publicUrl: string
  /** Where the calendar API is reached, without a trailing slash: `publicUrl` unless given. */
  readonly davUrl?: string
  /** Web origins allowed to call from a browser besides `publicUrl`'s own. */
  readonly allowedOrigins: readonly string[]
  /** E-mail domains whose people are provisioned (ID-10), lower case. */
  readonly domains: readonly string[]
  /** E-mail addresses of platform administrators, lower case. */
  readonly admins: readonly string[]
  /** Strategies in the order they are tried (ID-6). */
  readonly strategies: readonly StrategyName[]
  readonly calendarCredential: 'bearer' | 'cookie'
  readonly acceptUnverifiedEmail: boolean
  /** How long UserInfo's word about a token counts (ID-8): 60 s unless given, 5 minutes at most. */
  readonly userInfoTtlMs?: number
  readonly supportEmail?: string
  /** Whether providers on private networks and on this machine may be called (CFG-8): true unless given. */
  readonly isPrivateProviderAllowed?: boolean
  /** How long a health check may take (HC-6): 3 s unless given. */
  readonly healthTimeoutMs?: number
  readonly runbookUrl?: string
}

// --- store ---------------------------------------------------------------------------------------------------------

export type UserRecord = {
  /** 24 hex digits. */
  readonly id: string
  /** Lower case, unique. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The domain's id, 24 hex digits (ID-11). */
  readonly domainId: string
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

/** The calendar and event a write is about. */
export type EventAddress = Pick<EventRecord, 'homeId' | 'calendarId' | 'eventId'>

/** What must hold for a write to happen (CAL-14): checked and written in one step. */
export type Precondition =
  | { readonly kind: 'none' }
  /** `If-Match`: one of these etags, or `'*'` for any. */
  | { readonly kind: 'match'; readonly etags: readonly string[] | '*' }
  /** `If-None-Match: *`: nothing may be there. */
  | { readonly kind: 'absent' }

export type PutOutcome = 'created' | 'changed' | 'precondition-failed' | 'no-calendar'
export type DeleteOutcome = 'deleted' | 'precondition-failed' | 'missing'

export type Change = { readonly eventId: string; readonly isDeleted: boolean }

/**
 * Everything that is kept. Each call is one transaction, durable when its promise resolves.
 * Throws `StoreUnavailable` where the store cannot be reached and `StoreFull` where nothing more can be written.
 */
export type Store = {
  /** What keeps it, as the health page names it (HC-5). */
  readonly engine: 'memory' | 'sqlite' | 'postgresql'
  readonly users: {
    byId(id: string): Promise<UserRecord | null>
    byEmail(email: string): Promise<UserRecord | null>
    /** The user with this e-mail, created with its default calendar if new; two calls at once create one (ID-10). */
    provision(user: UserRecord, defaultCalendar: CalendarRecord): Promise<UserRecord>
  }
  readonly passwords: {
    /** The hash kept for this user, or null. */
    hashOf(userId: string): Promise<string | null>
    set(userId: string, hash: string): Promise<void>
  }
  readonly sessions: {
    /** `idHash` is the SHA-256 of the cookie's value: the cookie itself is never kept. */
    open(session: SessionRecord): Promise<void>
    find(idHash: string): Promise<SessionRecord | null>
    close(idHash: string): Promise<void>
    closeAllOf(userId: string): Promise<void>
    /** Forgets every session that ended at `now` or before. */
    closeExpired(now: EpochMs): Promise<void>
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
  }
  readonly configuration: {
    /** The stored value of a configuration, or undefined where it was never set. */
    get(module: string, name: string): Promise<unknown>
    /** Replaces each named configuration whole; the others stay (CFG-1). */
    put(modules: ConfigurationModules): Promise<void>
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
    create(calendar: CalendarRecord): Promise<'created' | 'exists'>
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
    put(event: EventRecord, precondition: Precondition): Promise<PutOutcome>
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
     * @param most how many of them at most; all unless given
     */
    inRange(
      homeId: string,
      calendarId: string,
      range: { readonly start: EpochMs; readonly end: EpochMs },
      most?: number,
    ): Promise<readonly EventRecord[]>
    /** The ids of the same events in the same order: by them a range too large to be held is read some at a time. */
    idsInRange(
      homeId: string,
      calendarId: string,
      range: { readonly start: EpochMs; readonly end: EpochMs },
    ): Promise<readonly string[]>
    /** Those of the named events that are there, in the order they are named; a thousand names at most. */
    named(homeId: string, calendarId: string, eventIds: readonly string[]): Promise<readonly EventRecord[]>
    /** Every event of a calendar, by id. */
    all(homeId: string, calendarId: string): Promise<readonly EventRecord[]>
    /** What changed after a revision, each event once (CAL-19). */
    changesSince(homeId: string, calendarId: string, revision: number): Promise<readonly Change[]>
  }
  /** Resolves when the store answers a question of its own (HC-5). */
  ping(): Promise<void>
  close(): Promise<void>
}

export type SessionRecord = {
  readonly idHash: string
  readonly userId: string
  readonly expiresAt: EpochMs
}

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

// --- the rest of the world -------------------------------------------------------------------------------------------

/** Hashes passwords slowly (scrypt on a machine). */
export type Passwords = {
  hash(password: string): Promise<string>
  /** False for a wrong password and for a hash it cannot read. */
  verify(password: string, hash: string): Promise<boolean>
}

export type UserInfoAnswer =
  | { readonly kind: 'known'; readonly userInfo: UserInfo }
  | { readonly kind: 'refused' }
  /** Time-out, 5xx, not JSON: decided by status, never taken for a refusal (ID-8). */
  | { readonly kind: 'unreachable'; readonly cause: string }

export type DiscoveryAnswer =
  | { readonly kind: 'found'; readonly metadata: ProviderMetadata }
  | { readonly kind: 'unreachable'; readonly cause: string }

/** One call to an address of a provider. */
export type ProviderCall = {
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type ProviderReply =
  /** Whatever the status; `text` is at most 64 kB, else the provider counts as unreachable. */
  | { readonly kind: 'replied'; readonly status: number; readonly text: string }
  | { readonly kind: 'unreachable'; readonly cause: string }

/** The calls made to an OpenID provider. */
export type IdentityProvider = {
  userInfo(endpoint: string, token: string): Promise<UserInfoAnswer>
  discover(issuerUrl: string): Promise<DiscoveryAnswer>
  /**
   * Calls an address that somebody typed or a provider named, under the guards of CFG-8: names are resolved once and the connection
   * goes to the address that was checked, no redirect is followed, 64 kB and 5 s at most. Never rejects.
   */
  call(address: string, call: ProviderCall): Promise<ProviderReply>
}

/** What a directory is used for (HC-7). */
export type DirectoryUsage = {
  /** Whether people sign in by it. */
  readonly auth: boolean
  readonly search: boolean
  /** Whether people unknown here become users by it (ID-17). */
  readonly autoProvisioning: boolean
}

/** How a directory is reached and read; what the health page shows of it, the password masked (HC-7). */
export type DirectorySettings = {
  readonly name: string
  /** `ldap://` or `ldaps://`, host and port. */
  readonly url: string
  /** Whether an `ldap://` connection turns to TLS before anything else is said. */
  readonly startTls: boolean
  /** Who searches; empty: nobody in particular. */
  readonly adminDn: string
  readonly adminPassword: string
  readonly searchBase: string
  /** RFC 4515, `{{username}}` standing for what the person typed. */
  readonly searchFilter: string
  /** The attributes that hold a person's names and e-mail addresses. */
  readonly mapping: { readonly firstname: string; readonly lastname: string; readonly email: string }
  readonly usage: DirectoryUsage
  /** The one e-mail domain it may speak for; without, it may for all. */
  readonly domain?: string
}

export type DirectoryAnswer =
  /** `emails` as the entry has them, in no order. */
  | {
      readonly kind: 'known'
      readonly emails: readonly string[]
      readonly firstName: string
      readonly lastName: string
    }
  /** No such person, several of them, or another password; `reason` is a few words for the log. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The directory cannot be reached, or does not let us search. */
  | { readonly kind: 'unreachable'; readonly cause: string }

/** A directory of people (ID-17, HC-7). */
export type Directory = {
  readonly settings: DirectorySettings
  /** Looks a person up and tries their password. An empty password is always refused (RFC 4513 5.1.2). */
  authenticate(username: string, password: string): Promise<DirectoryAnswer>
  /** Resolves to null when people can be searched, else to what is wrong, in words without secrets. */
  problem(): Promise<string | null>
}

/** One component's checker (HC-5). It may throw: that is unhealthy with the error's message as cause. */
export type HealthCheck = {
  readonly name: string
  check(): Promise<{ readonly status: HealthStatus; readonly details?: unknown }>
}

/** The store cannot be reached: 503 (ID-8's rule for the store). */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

/** Nothing more can be written: 507, and nothing was half written. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}

/** Another process uses the store: the service does not start. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked'
}
