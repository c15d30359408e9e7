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
    /** Deletes for ever what expired at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
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
