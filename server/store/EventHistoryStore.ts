import type { EpochMs } from '#domain/time/units.ts'
import type { EventAddress } from './records.ts'

/** The former states of events (CAL-34). `events.put` adds them. A part of `Store`. */
export type EventHistoryStore = {
  readonly history: {
    /**
     * The current state of an event and its former ones that have not expired, the newest first. Empty if
     * there is no such event.
     */
    of(address: EventAddress, now: EpochMs): Promise<readonly EventVersion[]>
    /**
     * What others did to the events of a calendar since somebody looked, the latest first: what changed last, and
     * what is in the bin. An event that this person wrote or deleted last is not among them, and none of which the
     * state before is not known any more. A state before that the event had in another calendar is left out.
     */
    changedSince(
      calendar: Pick<EventAddress, 'homeId' | 'calendarId'>,
      look: Look,
    ): Promise<readonly ChangedEvent[]>
    /** Deletes for ever what expired at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
}

/** Who looks at the events of a calendar, and at what they looked before. */
export type Look = {
  /** The id of the person, whose own changes are no news to them. */
  readonly reader: string
  readonly since: EpochMs
  /** When they last looked at this event; before `since` if they did not. */
  readonly lookedAt: (eventId: string) => EpochMs
  readonly now: EpochMs
  /** How many changes at most, each with at most so many bytes of jCal; a larger event is left out. */
  readonly limit: { readonly events: number; readonly bytesEach: number }
}

/** An event as somebody saw it last, and as it is. */
export type ChangedEvent = {
  readonly eventId: string
  /** When the last of it was done. */
  readonly at: EpochMs
  /** The id of the user who did the last of it; null if that is not known. */
  readonly by: string | null
  /** jCal as text; null if there was no such event. */
  readonly before: string | null
  /** jCal as text; null if it was deleted. */
  readonly after: string | null
}

/** A state of an event. */
export type EventVersion = {
  /** Counts the states of the event: 1 when it was created, 0 if it is older than this count. */
  readonly number: number
  /** jCal as text. */
  readonly jcal: string
  readonly etag: string
  /** When this state was written. */
  readonly at: EpochMs
  /** The id of the user who wrote it; null if that is not known. */
  readonly by: string | null
  /**
   * The calendar of the home in which it was replaced; of the current state, the one in which it is. Who reads that one
   * could have seen it, whereas the event may have been anywhere else before. Null if that is not known.
   */
  readonly shownIn: string | null
}

/** Who writes an event, and how long the state that is replaced stays in its history. */
export type Writer = {
  /** The id of the former state. */
  readonly id: string
  /** The id of a user; null for somebody elsewhere. */
  readonly by: string | null
  readonly until: EpochMs
  readonly limit: HistoryLimit
}

/** The most former states. Beyond it the oldest are deleted for ever, but never the new one of a home. */
export type HistoryLimit = {
  readonly perEvent: number
  readonly perHome: number
  /** Bytes of jCal in a home. */
  readonly bytes: number
}
