import type { ObjectLimits } from '#domain/jcal/objectSize.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Limits of what people can create. They are generous, and keep one person from using up what all need. */
export type Limits = {
  /** For a calendar object that is put. */
  readonly object: ObjectLimits
  /** For a home: events, bytes of their jCal, calendars. */
  readonly home: HomeLimits
  /** The number of items in a home's bin. It may have as many events and bytes as the home. */
  readonly binItems: number
  /** The number of former states of events in a home. They may have as many bytes as the home. */
  readonly historyVersions: number
  /** For a person: sessions, of which the oldest ends when there are more, and access tokens. */
  readonly sessions: number
  readonly tokens: number
  /** Bytes of bodies that are being received or answered. */
  readonly uploads: UploadLimits
  /** How many guests a person can invite in a day (CAL-28). */
  readonly invitationsPerDay: number
  /** How many mails people elsewhere are sent of a person's events in a day (CAL-30). */
  readonly mailsPerDay: number
  /** Calendars on the web (CAL-31): how many a person may have, and how large each may be. */
  readonly web: WebLimits
  /** How many streams of changes are open at once (CAL-33). */
  readonly changeStreams: { readonly perPerson: number; readonly inAll: number }
}

export type HomeLimits = { readonly events: number; readonly bytes: number; readonly calendars: number }

export type WebLimits = {
  readonly calendars: number
  readonly bytes: number
  readonly events: number
  /** How long a person waits while a file is read, and while it is stored; after that it goes on without them. */
  readonly patienceMs: number
}

export type UploadLimits = { readonly perPerson: number; readonly inAll: number }

export const defaultLimits: Limits = {
  object: {
    bytes: megabyte,
    components: 3000,
    properties: 30_000,
    values: 60_000,
    valueLength: megabyte,
    parameters: 100,
    parameterLength: 4 * kilobyte,
    nameLength: 255,
  },
  home: { events: 250_000, bytes: 1024 * megabyte, calendars: 500 },
  binItems: 10_000,
  historyVersions: 5000,
  sessions: 100,
  tokens: 100,
  uploads: { perPerson: 32 * megabyte, inAll: 256 * megabyte },
  invitationsPerDay: 5000,
  mailsPerDay: 2000,
  web: { calendars: 50, bytes: 10 * megabyte, events: 20_000, patienceMs: 8000 },
  changeStreams: { perPerson: 20, inAll: 2000 },
}
