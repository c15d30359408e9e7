import type { EpochMs } from '#domain/time/units.ts'
import type { HomeSize } from './records.ts'

/** The bin: deleted events and calendars, which can be restored for a while (CAL-34). A part of `Store`. */
export type BinStore = {
  readonly bin: {
    /** What was deleted in these places and has not expired, the newest first. */
    of(
      places: BinPlaces,
      now: EpochMs,
      page: { readonly limit: number; readonly offset: number },
    ): Promise<{ readonly total: number; readonly items: readonly BinItem[] }>
    /** Null if it has expired. */
    find(id: string, now: EpochMs): Promise<BinItem | null>
    /** How many events of an item have an organizer and end after `from`. */
    meetings(id: string, from: EpochMs): Promise<number>
    /**
     * Puts an event or a calendar with its events back where it was, atomically, with new revisions (CAL-19).
     *
     * @param limit the largest size of the home afterwards
     * @returns `taken` if there is something at the address, or another event of the home has the uid; `gone`
     *   if an event's calendar was deleted
     */
    restore(id: string, now: EpochMs, limit: HomeLimit): Promise<RestoreOutcome>
    /** Deletes for ever; a calendar with what was deleted from it before. */
    delete(id: string): Promise<'deleted' | 'missing'>
    empty(homeId: string): Promise<void>
    /** Deletes for ever what expired at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
}

/** Where something was deleted: in a home, or in calendars of other homes. */
export type BinPlaces = {
  /** Everything in it, or what was at one address there. */
  readonly home?: Pick<BinItem, 'homeId'> & Partial<Pick<BinItem, 'calendarId' | 'eventId'>>
  /** Events that were deleted from calendars which are still there, all or those of an id. */
  readonly shared?: {
    readonly calendars: readonly Pick<BinItem, 'homeId' | 'calendarId'>[]
    readonly eventId?: string
  }
}

export type RestoreOutcome = 'restored' | 'missing' | 'taken' | 'gone' | 'full'

type HomeLimit = HomeSize & { readonly calendars: number }

/** A deleted event, or a deleted calendar with its events. */
export type BinItem = {
  readonly id: string
  readonly homeId: string
  readonly calendarId: string
  /** Null for a calendar. */
  readonly eventId: string | null
  /** The title of the event, or the calendar's name. Null if there was none. */
  readonly name: string | null
  /** Whether any part of the event is private or confidential (CAL-10). */
  readonly isPrivate: boolean
  /** The name of the calendar when this was deleted. */
  readonly calendarName: string | null
  /** The number of events, and the bytes of their jCal. */
  readonly size: HomeSize
  readonly deletedAt: EpochMs
  /** The id of the user. */
  readonly deletedBy: string
  readonly expiresAt: EpochMs
  /** The calendar of this event was deleted later, and the event stays in the bin with it. */
  readonly isCalendarGone: boolean
}

/** Who deletes something, when, and how long it can be restored. */
export type Deletion = {
  /** The id of the item in the bin. */
  readonly id: string
  readonly by: string
  readonly at: EpochMs
  readonly until: EpochMs
  /**
   * The most that the bin of a home may have. Beyond it the oldest items are deleted for ever, but never the
   * new one.
   */
  readonly limit: BinSize
}

export type BinSize = HomeSize & { readonly items: number }
