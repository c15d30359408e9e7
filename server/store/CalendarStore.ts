import type { EpochMs } from '#domain/time/units.ts'
import type { Deletion } from './BinStore.ts'
import type { Writer } from './EventHistoryStore.ts'
import type { SchedulingWrite } from './SchedulingStore.ts'
import type {
  CalendarRecord,
  Change,
  DeleteOutcome,
  EventAddress,
  EventRecord,
  EventSearch,
  EventSize,
  EventsFound,
  HomeSize,
  Precondition,
  PutOutcome,
} from './records.ts'

/** Calendars and their events. A part of `Store`. */
export type CalendarStore = {
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
    /**
     * @param deletion puts it into the bin with its events (CAL-34); deleted for ever unless given
     * @param scheduling what is written with it of the meetings in it; if a state is another one by now, nothing is
     * @param revision of the calendar when its meetings were collected; if it is another one by now, nothing happens
     */
    delete(
      homeId: string,
      calendarId: string,
      deletion?: Deletion,
      scheduling?: readonly SchedulingWrite[],
      revision?: number,
    ): Promise<'deleted' | 'missing' | 'changed-meanwhile'>
    /**
     * Hands the calendars of a home to another one, in one step (ID-25): with their events and shares, without
     * histories and secret addresses. A calendar of which something stays, and the default one, stays, too.
     */
    handOver(
      from: string,
      to: string,
      handover: Handover,
    ): Promise<'handed-over' | 'changed-meanwhile' | 'full'>
  }
  readonly events: {
    find(address: EventAddress): Promise<EventRecord | null>
    /**
     * The event of a UID in a home; of several the first by calendar and id.
     *
     * @param outside looks past an event, or past all of a calendar
     */
    byUid(homeId: string, uid: string, outside?: OutsideOf): Promise<EventRecord | null>
    /** The events of a UID in a home, by calendar and id; the first ten. */
    ofUid(homeId: string, uid: string): Promise<readonly EventRecord[]>
    /**
     * @param most the largest size of the home after the write; unlimited unless given. A write that does not
     *   make the home larger always succeeds. With writes to several calendars at once, the size may get a
     *   little larger.
     * @param writer adds the state that is replaced to the event's history (CAL-34), unless it is the same
     * @param scheduling written with it (CAL-28); a state that is not the known one is a failed precondition
     */
    put(
      event: EventRecord,
      precondition: Precondition,
      most?: HomeSize,
      writer?: Writer,
      scheduling?: SchedulingWrite,
    ): Promise<PutOutcome>
    /**
     * @param deletion puts it into the bin with its history (CAL-34); deleted for ever unless given
     * @param scheduling as in `put`
     */
    delete(
      address: EventAddress,
      precondition: Precondition,
      deletion?: Deletion,
      scheduling?: SchedulingWrite,
    ): Promise<DeleteOutcome>
    /**
     * Moves an event to another address, atomically (CAL-20). Its history stays in its home.
     *
     * @param leaving what holds if that is another home: the largest size of that home after the move, unlimited
     *   unless given, and with a deletion the event is in the bin of the home that it leaves, too; inside of a home a
     *   deletion says who moves it, for others to see (`unseen`)
     * @param replacing what was read at the destination, and what its end means; if it is another by now, or its state
     *   is, nothing happens
     */
    move(
      from: EventAddress,
      to: EventAddress,
      overwrite: boolean,
      leaving?: Leaving,
      replacing?: Replacing,
    ): Promise<
      'created' | 'replaced' | 'missing' | 'exists' | 'no-calendar' | 'home-full' | 'changed-meanwhile'
    >
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
}

/** What holds for an event that leaves its home. */
export type Leaving = { readonly limit?: HomeSize; readonly deletion?: Deletion | undefined }

/**
 * What makes place for an event that is moved: its etag, null for nothing, and what is written with its end. With a
 * deletion it is in the bin with its history; deleted for ever unless given.
 */
export type Replacing = {
  readonly etag: string | null
  readonly scheduling?: SchedulingWrite
  readonly deletion?: Deletion
}

/** The most events of one UID that are looked at in a home. */
export const maxOfUid = 10

/** An event, or a whole calendar. */
export type OutsideOf = Pick<EventAddress, 'calendarId'> & Partial<Pick<EventAddress, 'eventId'>>

/** How calendars are handed over. If something is another by now than it was when it was read, nothing happens. */
export type Handover = {
  /** All calendars of the home, and what each is in the other one; null of one that stays, without its secret address. */
  readonly calendars: readonly { readonly known: CalendarRecord; readonly handed: CalendarRecord | null }[]
  /** The events that stay where they are. */
  readonly staying: readonly EventAddress[]
  /** Events of both homes that are deleted for ever. */
  readonly dropped: readonly (EventAddress & Pick<EventRecord, 'etag'>)[]
  /** Events that are written in another way than they were, in their new calendars, with the ids that they had. */
  readonly written: readonly EventRecord[]
  /** What others are to be told, written with it. */
  readonly scheduling: readonly { readonly homeId: string; readonly write: SchedulingWrite }[]
  /** The largest size of the other home afterwards. */
  readonly limit: HomeSize & { readonly calendars: number }
  readonly now: EpochMs
}
