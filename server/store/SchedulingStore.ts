import type { EpochMs } from '#domain/time/units.ts'

/** What is stored beside a home's object of a UID, and what others are to be told of it (CAL-28). A part of `Store`. */
export type SchedulingStore = {
  readonly scheduling: {
    /** The state beside the objects of a UID, also after their deletion; null if there is none. */
    stateOf(homeId: string, uid: string): Promise<string | null>
    /** Writes a state without an event. */
    write(homeId: string, write: SchedulingWrite): Promise<'written' | 'changed-meanwhile'>
    /** What is to be sent at `now` or before, the earliest first. */
    due(now: EpochMs, limit: number): Promise<readonly OutgoingRecord[]>
    /** When the next is due; null if nothing waits. */
    next(): Promise<EpochMs | null>
    /** Puts it off, and counts an attempt; false if it has changed, or somebody else has claimed it. */
    claim(outgoing: OutgoingRecord, until: EpochMs): Promise<boolean>
    /** Forgets it, unless something was added to it after it was read. */
    finish(outgoing: OutgoingRecord): Promise<void>
  }
}

/** What is written with an event, in the same transaction. */
export type SchedulingWrite = {
  readonly uid: string
  /** The state that was read; if it is another one by now, nothing is written. */
  readonly known: string | null
  readonly state: string
  readonly outgoing?: Outgoing
}

/**
 * What others are to be told of an event. Until it is sent, a later one takes its place, but for `before`: whoever is
 * told is told once, of everything.
 */
export type Outgoing = {
  /** The state of the event that others know. */
  readonly before: string
  readonly after: string
  readonly dueAt: EpochMs
  /** What concerns only some does not take the place of what waits for all: it waits in a queue of its own. */
  readonly queue?: 'rooms' | 'proposals'
}

export type OutgoingRecord = Omit<Outgoing, 'queue'> & {
  readonly homeId: string
  /** Of the event; behind the name of its queue if it waits in one (`queuedUid`). */
  readonly uid: string
  /** Counts what was added to it. */
  readonly version: number
  /** How often it was claimed. */
  readonly attempts: number
}
