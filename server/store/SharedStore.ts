import type { EpochMs } from '#domain/time/units.ts'
import type { ExpiringRecord } from './records.ts'

/** What all processes of the service share for a while. A part of `Store`. */
export type SharedStore = {
  /** Short-lived texts that all processes share. The service chooses the keys. */
  readonly expiring: {
    /** Stores a text until an instant; false, and nothing changed, if the key exists. */
    keep(key: string, record: ExpiringRecord): Promise<boolean>
    /** Returns expired texts too. */
    find(key: string): Promise<ExpiringRecord | null>
    /** Replaces the text, with the same end; false, and nothing changed, if it is not `known`. */
    exchange(key: string, known: string, text: string): Promise<boolean>
    /** Deletes everything that ended at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
  /** Failed attempts, counted by all processes to slow down guessing (ID-12): one entry for each. */
  readonly throttle: {
    /** Adds an entry under each of these keys. The service chooses the keys. */
    add(keys: readonly string[], at: EpochMs): Promise<void>
    /**
     * How many entries a key has after `after` (exclusive), and the time of the oldest of them; null if there
     * are none.
     */
    count(key: string, after: EpochMs): Promise<{ readonly count: number; readonly oldest: EpochMs } | null>
    forget(keys: readonly string[]): Promise<void>
    /** Deletes every entry added at `before` or earlier. */
    sweep(before: EpochMs): Promise<void>
  }
}
