import type { EpochMs } from '#domain/time/units.ts'
import type { EventRecord } from './records.ts'

/** Reminders where no tab is open (USR-2). A part of `Store`. */
export type PushStore = {
  readonly push: {
    /**
     * Adds a subscription. One with the same endpoint is replaced, whoever had it: a browser has one. If it is the
     * user's first one in its zone, all their events are looked at again from its creation on.
     *
     * @param limit how many a user may have that have not expired
     */
    add(subscription: PushSubscriptionRecord, limit: number): Promise<'added' | 'full'>
    /** A user's subscriptions that have not expired, by their creation. */
    ofUser(userId: string, now: EpochMs): Promise<readonly PushSubscriptionRecord[]>
    /** Deletes a subscription if it belongs to this user. */
    delete(userId: string, id: string): Promise<'deleted' | 'missing'>
    deleteAllOf(userId: string): Promise<void>
    /** Deletes what expired at `now` or before. */
    sweep(now: EpochMs): Promise<void>
  }
  /**
   * From when on the reminders of an event are still to be looked for. Each write of an event with alarms sets
   * it, in its transaction; a deleted event has none. Only events in homes of people with a subscription count.
   */
  readonly reminders: {
    /** The earliest such instant, or null. */
    next(now: EpochMs): Promise<EpochMs | null>
    /** Events whose instant is `now` or before, the earliest first. */
    due(now: EpochMs, limit: number): Promise<readonly DueEvent[]>
    /**
     * Sets the next instant, null for never again. False, and nothing changed, if the event or its instant is no
     * longer that: of several processes, one gets true.
     */
    claim(due: DueEvent, next: EpochMs | null): Promise<boolean>
  }
}

/** A browser that is reminded by Web Push (RFC 8030). */
export type PushSubscriptionRecord = {
  /** 24 hex digits. */
  readonly id: string
  readonly userId: string
  /** The address at the push service, unique. Whoever has it can send there. `mailto:` and the user's id for e-mail. */
  readonly endpoint: string
  /** Its key and secret, in base64url (RFC 8291). */
  readonly p256dh: string
  readonly auth: string
  /** The IANA name of the zone in which days begin there. */
  readonly zone: string
  readonly createdAt: EpochMs
  readonly expiresAt: EpochMs
}

export type DueEvent = { readonly event: EventRecord; readonly from: EpochMs }
