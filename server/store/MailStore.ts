import type { EpochMs } from '#domain/time/units.ts'

/** What people elsewhere are sent of events by mail (CAL-30). A part of `Store`. */
export type MailStore = {
  readonly mails: {
    /**
     * Stores what somebody is to be sent of an event, in the place of what still waits for them. Nothing changes if its
     * revision is the one that is stored, sent or not.
     */
    add(mail: Mail): Promise<void>
    find(key: MailKey): Promise<MailRecord | null>
    /** The homes from which somebody was sent an event of this UID. */
    homesOf(uid: string, address: string): Promise<readonly string[]>
    /** What is to be sent at `now` or before, the earliest first. */
    due(now: EpochMs, limit: number): Promise<readonly WaitingMail[]>
    /** When the next is due; null if nothing waits. */
    next(): Promise<EpochMs | null>
    /** Puts it off, and counts an attempt; false if it has changed, or somebody else has claimed it. */
    claim(mail: WaitingMail, until: EpochMs): Promise<boolean>
    /**
     * It waits no longer, unless another one took its place.
     *
     * @param known what its recipient knows by now; null if they were sent nothing
     */
    finish(mail: WaitingMail, known: string | null): Promise<void>
    /** Forgets what is over at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
}

/** Each person has one row for an event, by bare address. */
export type MailKey = { readonly homeId: string; readonly uid: string; readonly address: string }

export type Mail = MailKey & {
  /** Of the message. */
  readonly revision: string
  readonly text: string
  readonly dueAt: EpochMs
  /** When nothing of it is needed any more. */
  readonly until: EpochMs
}

export type MailRecord = Omit<Mail, 'dueAt'> & {
  /** null when nothing waits. */
  readonly dueAt: EpochMs | null
  /** What they were sent last; null if nothing was. */
  readonly known: string | null
  /** Counts what was added. */
  readonly version: number
  /** How often it was claimed. */
  readonly attempts: number
}

export type WaitingMail = MailRecord & { readonly dueAt: EpochMs }
