import type { CalendarRights } from './rightsOf.ts'

/** A calendar as the pages use it. */
export type Calendar = CalendarRights & {
  readonly id: string
  /** The home it is in: another person's if it was shared. */
  readonly homeId: string
  /** Never empty: the default calendar has a translated name. */
  readonly name: string
  readonly description: string
  /** `#rrggbb`. */
  readonly colour: string
  /** Whether the server sends a ctag, which changes with every write (CAL-19). */
  readonly hasCtag: boolean
  readonly isDefault: boolean
  /** The id of its owner if somebody else shared it (CAL-24), `web` if it is on the web; null for one’s own. */
  readonly ownerId: string | null
  /** It is public, and the person has subscribed to it: nobody shared it with them (CAL-26). */
  readonly isSubscription?: true
  /** It is on the web (CAL-31). */
  readonly web?: WebSource
}

/** Where a calendar on the web is, when it was read, and since when it could not be, in milliseconds. */
export type WebSource = {
  readonly address: string
  readonly readAt: number
  readonly failingSince: number | null
}
