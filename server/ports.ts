import type { HealthStatus } from '#contract/health.ts'
import type { StrategyName, UserInfo } from '#contract/identity.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { DiscoveredMetadata } from './provider/readMetadata.ts'
import type { Limits } from './limits.ts'
import type { PushSubscriptionRecord } from './store/PushStore.ts'
import type { EventRecord } from './store/records.ts'
import type { Store } from './store/Store.ts'

/** What the service needs from the world. The service owns these types; adapters fit them. */
export type Ports = {
  readonly store: Store
  readonly identityProvider: IdentityProvider
  readonly passwords: Passwords
  /** Web Crypto's unless given, which is asynchronous. */
  readonly digest?: Digest
  /** The directories, in the order in which they are asked (ID-17); none unless given. */
  readonly directories?: readonly Directory[]
  /** Reminds people while no tab is open (USR-2); undefined without keys of the operator. */
  readonly push?: PushService
  /** Writes to people elsewhere (CAL-30); undefined without a mail server. */
  readonly mail?: MailService
  /** Reads calendars on the web (CAL-31); undefined if the operator allows none. */
  readonly webFiles?: WebFiles
  /** Where answers to that arrive; undefined without one. */
  readonly mailbox?: Mailbox
  readonly clock: Clock
  /** Resolves after that time; with a timer of the platform unless given. */
  readonly wait?: (milliseconds: number) => Promise<void>
  readonly log: Log
  /** Counts events for the metrics; undefined if nothing is counted. */
  readonly count?: Count
  /**
   * Components besides the service's own, `store` and `identity-provider` (HC-5). One with the same name
   * replaces those.
   */
  readonly healthChecks: readonly HealthCheck[]
  readonly settings: ServiceSettings
}

/** Returns the current time. */
export type Clock = () => EpochMs

/**
 * Writes a line to the service's log: the name of an event, and facts without personal data or secrets
 * (ERR-3).
 */
export type Log = (msg: string, facts?: Readonly<Record<string, string | number | boolean>>) => void

/** Counts one event: UserInfo was needed, and its answer was cached or had to be asked for (ID-8). */
export type Count = (event: 'userinfo-kept' | 'userinfo-asked') => void

/** The operator's settings, validated; the administrator's are in the store. */
export type ServiceSettings = {
  /** The address of the application, without a trailing slash: `https://calendar.example.org`. */
  readonly publicUrl: string
  /** The address of the calendar API, without a trailing slash: `publicUrl` unless given. */
  readonly davUrl?: string
  /** Web origins whose pages may call the service, besides that of `publicUrl`. */
  readonly allowedOrigins: readonly string[]
  /** E-mail domains whose people are provisioned (ID-10), lower case. */
  readonly domains: readonly string[]
  /** E-mail addresses of platform administrators, lower case. */
  readonly admins: readonly string[]
  /** Strategies in the order in which they are tried (ID-6). */
  readonly strategies: readonly StrategyName[]
  readonly calendarCredential: 'bearer' | 'cookie'
  readonly acceptUnverifiedEmail: boolean
  /** A session ends when it was not used for this long: 14 days unless given. */
  readonly sessionIdleMs?: number
  /** How long an answer of UserInfo counts (ID-8): 60 s unless given, 5 minutes at most. */
  readonly userInfoTtlMs?: number
  /** E-mail domains whose people are not found and not seen by each other (PPL-1); none unless given. */
  readonly hiddenDomains?: readonly string[]
  /** The public key of the operator's push service, for the application (USR-2). */
  readonly pushKey?: string
  /** Whether people elsewhere are written to (CAL-30): `Ports` then has `mail`. */
  readonly sendsMail?: boolean
  readonly supportEmail?: string
  /** Whether providers on private networks and on this machine may be called (CFG-8): true unless given. */
  readonly isPrivateProviderAllowed?: boolean
  /** Whether calendars can have a secret address (CAL-31): true unless given. */
  readonly hasSecretAddresses?: boolean
  /** Whether people may subscribe to calendars on the web (CAL-31): `Ports` then has `webFiles`. */
  readonly readsWebCalendars?: boolean
  /** Limits of what people can create: `defaultLimits` unless given. */
  readonly limits?: Limits
  /** How long a health check may take (HC-6): 3 s unless given. */
  readonly healthTimeoutMs?: number
  readonly runbookUrl?: string
  /** Where people meet online; `{room}` in it becomes a name. */
  readonly meetingUrl?: string
}

/** SHA-256 of a text, in lower-case hex: stored instead of a token or a cookie. */
export type Digest = (text: string) => string | Promise<string>

/**
 * Hashes passwords slowly (scrypt on a machine), a few at once. Rejects with `PasswordsBusy` if too many wait
 * already. A password above `maxPasswordLength` matches no hash, and hashing it rejects with a RangeError.
 */
export type Passwords = {
  hash(password: string): Promise<string>
  /** False for a wrong password and for a hash it cannot read. */
  verify(password: string, hash: string): Promise<boolean>
  /**
   * Whether a hash was made with the parameters that `hash` uses now. An outdated one is replaced at the next
   * sign-in.
   */
  isCurrent(hash: string): boolean
}

/** Too many passwords wait to be hashed: 503 with `Retry-After`. */
export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy'
}

export type UserInfoAnswer =
  | { readonly kind: 'known'; readonly userInfo: UserInfo }
  | { readonly kind: 'refused' }
  /**
   * A time-out, 5xx, or not JSON: decided by status, never treated as a refusal (ID-8). `retryAfterMs` if the
   * provider asks for fewer calls (429).
   */
  | {
      readonly kind: 'unreachable'
      readonly cause: string
      readonly retryAfterMs?: number
      /** Whether this lasts until the settings change, here or at the provider. */
      readonly isLasting?: boolean
    }

export type DiscoveryResult =
  | { readonly kind: 'found'; readonly metadata: DiscoveredMetadata }
  | { readonly kind: 'unreachable'; readonly cause: string; readonly isLasting?: boolean }

/** One call to an address of a provider. */
export type ProviderCall = {
  readonly method: 'GET' | 'HEAD' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** How long an answer may take: 2 s unless given. */
  readonly timeoutMs?: number
}

export type ProviderReply =
  /** Whatever the status; `text` is at most 64 kB, else the provider counts as unreachable. */
  | {
      readonly kind: 'replied'
      readonly status: number
      readonly text: string
      /** The headers `Retry-After` and `Location`, if they were sent. */
      readonly retryAfter?: string
      readonly location?: string
      /** The header `Access-Control-Allow-Origin`, if it was sent. */
      readonly allowedOrigin?: string
    }
  | { readonly kind: 'unreachable'; readonly cause: string }

/** The calls made to an OpenID provider. */
export type IdentityProvider = {
  userInfo(endpoint: string, token: string): Promise<UserInfoAnswer>
  discover(issuerUrl: string): Promise<DiscoveryResult>
  /**
   * Calls an address that somebody typed or a provider named, under the guards of CFG-8: the name is resolved
   * once and the connection goes to the address that was checked, redirects are not followed, 64 kB and 5 s
   * at most. While a provider does not respond, one call waits for it and the others are `unreachable` at
   * once. Never rejects.
   */
  call(address: string, call: ProviderCall): Promise<ProviderReply>
  /**
   * The kind of a host that is a network address (IPv6 without brackets); null for a name, whose addresses
   * are checked by `call`.
   */
  addressKind(host: string): AddressKind | null
}

/**
 * The kind of a network address. `forbidden` is for ranges that have no providers but may have secrets of
 * machines: link-local with the metadata services of clouds, multicast, reserved, unspecified.
 */
export type AddressKind = 'public' | 'private' | 'loopback' | 'forbidden'

/** What a directory is used for (HC-7). */
export type DirectoryUsage = {
  /** Whether people sign in by it. */
  readonly auth: boolean
  readonly search: boolean
  /** Whether people without a user get one (ID-17). */
  readonly autoProvisioning: boolean
}

/** How a directory is reached and read; the health page shows it with the password masked (HC-7). */
export type DirectorySettings = {
  readonly name: string
  /** `ldap://` or `ldaps://`, host and port. */
  readonly url: string
  /** Whether an `ldap://` connection is switched to TLS before anything else is sent. */
  readonly startTls: boolean
  /** The account that searches; anonymous if empty. */
  readonly adminDn: string
  readonly adminPassword: string
  readonly searchBase: string
  /** An RFC 4515 filter with `{{username}}` in the place of the typed name. */
  readonly searchFilter: string
  /** The attributes that hold a person's names and e-mail addresses. */
  readonly mapping: { readonly firstname: string; readonly lastname: string; readonly email: string }
  readonly usage: DirectoryUsage
  /** The only e-mail domain whose addresses count; all of them unless given. */
  readonly domain?: string
}

export type DirectoryAnswer =
  | ({ readonly kind: 'known' } & DirectoryEntry)
  /** No such person, several of them, or a wrong password; `reason` is a few words for the log. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** `admit` returned false. */
  | { readonly kind: 'not-admitted' }
  /** The directory cannot be reached, or does not allow the search. */
  | { readonly kind: 'unreachable'; readonly cause: string }

/** What a directory says about a person; `emails` in no order. */
export type DirectoryEntry = {
  readonly emails: readonly string[]
  readonly firstName: string
  readonly lastName: string
}

export type DirectorySearchAnswer =
  | { readonly kind: 'found'; readonly entries: readonly DirectoryEntry[] }
  | { readonly kind: 'unreachable'; readonly cause: string }

/** Sends to the push services of browsers (RFC 8030). */
export type PushService = {
  /** The operator's public key (RFC 8292) in base64url, with which browsers subscribe. */
  readonly publicKey: string
  /** Whether an endpoint may be called, as far as its text says: a public address by https. */
  isAllowed(endpoint: string): boolean
  /**
   * Sends a text, encrypted for the browser (RFC 8291). Never rejects.
   *
   * @param text at most 3,900 bytes
   * @param ttlSeconds how long the push service may wait for the browser
   * @returns 'gone' if nothing can ever be sent there any more; 'refused' if the push service does not accept the
   *   operator's keys or subject for it; 'busy' if it was sent too much; else 'failed' if it was not taken this time
   */
  send(
    subscription: Pick<PushSubscriptionRecord, 'endpoint' | 'p256dh' | 'auth'>,
    text: string,
    ttlSeconds: number,
  ): Promise<'sent' | 'gone' | 'refused' | 'busy' | 'failed'>
  /** The push services whose last answer was 'refused' or 'busy'. */
  problems(): readonly PushProblem[]
}

export type PushProblem = {
  readonly host: string
  readonly kind: 'refused' | 'busy'
  /** The status of its answer. */
  readonly status: number
}

/** A mail as a mail server is given it. Texts are plain, addresses bare. */
export type OutgoingMail = {
  /** Without angle brackets, as in `references`. */
  readonly messageId: string
  readonly references: string
  /** Who writes, as the mail names them. */
  readonly fromName: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string } | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
  /** An iTIP message as iCalendar; null in other mails. */
  readonly calendar: { readonly method: string; readonly text: string } | null
  /** Where a POST ends further mail (RFC 8058). */
  readonly unsubscribeUrl: string | null
}

/** Hands mails to a mail server. */
export type MailService = {
  /** The address that all mails come from. */
  readonly address: string
  /** @returns 'refused' if it will never be taken, 'failed' if not this time; never rejects */
  send(mail: OutgoingMail): Promise<'sent' | 'refused' | 'failed'>
  /** Resolves to null if mails are taken, else to the problem, in words without secrets. */
  problem(): Promise<string | null>
  /** Ends its connections. */
  close(): void
}

/** What is read of a mail that has arrived. */
export type IncomingMail = {
  /** Its From, bare; '' if there is not exactly one. */
  readonly from: string
  /** Whether the operator's mail server has verified that it comes from there. */
  readonly isAuthentic: boolean
  /** iCalendar; null if it has none. */
  readonly calendar: string | null
  /** The Message-ID of a mail of ours that could not be delivered, without angle brackets; null in other mails. */
  readonly undelivered: string | null
}

/** A mailbox in which answers arrive. Each mail is read once. */
export type Mailbox = {
  /** The address of the mailbox, which programs send answers to. */
  readonly address: string
  /** Reads what is there, and then what arrives. A mail that cannot be handled stays unread. @returns stops that */
  listen(handle: (mail: IncomingMail) => Promise<void>): () => Promise<void>
  problem(): Promise<string | null>
}

/** Reads `.ics` files at addresses that people typed (CAL-31). */
export type WebFiles = {
  /**
   * Asks for a file, under the guards of CAL-31. Never rejects.
   *
   * @param known what the last answer said, so that an unchanged file is not sent again
   * @param personId whose calendar it is: nobody waits for all that somebody else asks for
   */
  fetch(address: string, known: WebFileState, personId: string): Promise<WebFileReply>
  /**
   * The events of a file, read where nobody else waits for it. Never rejects.
   *
   * @returns null if it is no calendar, or takes more than a file may take; `tookMs` without the time it waited for its
   *   turn
   */
  read(bytes: Uint8Array, personId: string): Promise<(WebFileContents & { readonly tookMs: number }) | null>
}

/** The headers `ETag` and `Last-Modified` of a file, if it had them. */
export type WebFileState = { readonly etag: string | null; readonly lastModified: string | null }

export type WebFileReply =
  | (WebFileState & {
      readonly kind: 'file'
      readonly bytes: Uint8Array
      /** The `max-age` of the header `Cache-Control`. */
      readonly maxAgeMs: number | null
      /** How long the call took, without the time it waited for its turn. */
      readonly tookMs: number
    })
  | { readonly kind: 'unchanged'; readonly maxAgeMs: number | null }
  /** `cause` is in our words, without addresses. */
  | { readonly kind: 'failed'; readonly cause: string }

export type WebFileContents = {
  /** What the file calls itself; null if it does not. */
  readonly name: string | null
  /** How often it asks to be read. */
  readonly everyMs: number | null
  readonly events: readonly WebFileEvent[]
}

/** An event as it is stored. Its etag is the same as long as it says the same. */
export type WebFileEvent = Pick<EventRecord, 'eventId' | 'uid' | 'jcal' | 'etag' | 'startUtc' | 'lastUtc'>

/** A directory of people (ID-17, HC-7). */
export type Directory = {
  readonly settings: DirectorySettings
  /**
   * Finds a person and tries their password. An empty password is always refused (RFC 4513 5.1.2).
   *
   * @param admit called before a password is tried, with the name of the entry, which is the same for every
   *   name that the person may type; unless given, every entry is admitted
   */
  authenticate(
    username: string,
    password: string,
    admit?: (entry: string) => Promise<boolean>,
  ): Promise<DirectoryAnswer>
  /**
   * Entries of which each word begins a name or an address, `limit` at most.
   *
   * @param words of any characters: they are escaped (RFC 4515)
   */
  search(words: readonly string[], limit: number): Promise<DirectorySearchAnswer>
  /** Resolves to null if people can be searched, else to the problem, in words without secrets. */
  problem(): Promise<string | null>
}

/**
 * The checker of a component (HC-5). If it throws, the component is unhealthy with the error's message as
 * cause.
 */
export type HealthCheck = {
  readonly name: string
  check(): Promise<{ readonly status: HealthStatus; readonly details?: unknown }>
}
