import type { PublicRight } from '#contract/sharing/publicRight.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { CalendarRecord, ShareRecord, UserRecord } from './records.ts'

type Source = Pick<CalendarRecord, 'homeId' | 'calendarId'>

/** Calendars that were shared with others (CAL-23, CAL-25). A part of `Store`. */
export type ShareStore = {
  readonly shares: {
    /** The shares of a calendar, in the order in which they were given. */
    of(source: Source): Promise<readonly ShareRecord[]>
    /** The shares of all calendars of a home, in the order in which they were given. */
    from(homeId: string): Promise<readonly ShareRecord[]>
    /** What was shared with a person, in the order in which it was given. */
    with(userId: string): Promise<readonly ShareRecord[]>
    /** The share whose copy has this id in a person's home. */
    find(userId: string, copyId: string): Promise<ShareRecord | null>
    /**
     * Shares a calendar. If it is shared with this person already, only the right changes, and with it the
     * revision: to the given one at least.
     *
     * @param limit how many people a calendar may be shared with
     */
    give(share: ShareRecord, limit: number): Promise<'given' | 'changed' | 'no-calendar' | 'full'>
    /** Changes what belongs to the person who has the copy, and raises the revision. */
    change(
      userId: string,
      copyId: string,
      change: Partial<Pick<ShareRecord, 'name' | 'colour' | 'order' | 'status'>>,
    ): Promise<'changed' | 'missing'>
    end(source: Source, userId: string): Promise<'ended' | 'missing'>
    /**
     * Makes a calendar public (CAL-26), and gives the same right to whoever has subscribed to it already.
     *
     * @param right null ends that, and all subscriptions
     * @param now the revisions of all subscriptions are this at least afterwards
     */
    publish(source: Source, right: PublicRight | null, now: EpochMs): Promise<'changed' | 'missing'>
    /**
     * Subscribes a person to a public calendar, with its right.
     *
     * @param limit how many calendars of others a person may have
     */
    subscribe(
      subscription: Omit<ShareRecord, 'right' | 'isPublic'>,
      limit: number,
    ): Promise<'given' | 'exists' | 'no-calendar' | 'not-public' | 'full'>
    /** The public calendars of a domain with their owners, but for blocked ones; by owner, then in order of creation. */
    published(domainId: string, limit: number): Promise<readonly ListedCalendar[]>
  }
}

export type ListedCalendar = { readonly calendar: CalendarRecord; readonly owner: CalendarOwner }
export type CalendarOwner = Pick<UserRecord, 'id' | 'email' | 'firstName' | 'lastName'>
