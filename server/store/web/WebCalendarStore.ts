import type { EpochMs } from '#domain/time/units.ts'
import type { CalendarRecord, ShareRecord, WebCalendarReading, WebCalendarRecord } from '../records.ts'

type Source = Pick<CalendarRecord, 'homeId' | 'calendarId'>

/**
 * Calendars on the web that people subscribed to (CAL-31). Each is stored in a home of its own, which belongs to
 * nobody, and is seen through a share. A part of `Store`.
 */
export type WebCalendarStore = {
  /** They end with their calendar. */
  readonly webCalendars: {
    /** Those of a person, in no order. */
    ofUser(userId: string): Promise<readonly WebCalendarRecord[]>
    /**
     * Adds one, with the calendar in which its events are stored, and its share.
     *
     * @param limit how many a person may have
     * @returns 'exists' if the person has this address already, or something by this id
     */
    add(
      calendar: WebCalendarRecord,
      share: Pick<ShareRecord, 'name' | 'colour' | 'order'>,
      limit: number,
    ): Promise<'added' | 'exists' | 'full'>
    /** Those to be read at `now` or before, the earliest first. */
    due(now: EpochMs, limit: number): Promise<readonly WebCalendarRecord[]>
    /** When the next is due; null if none is. */
    next(): Promise<EpochMs | null>
    /** Puts it off; false, and nothing changed, if it is due at another time by now, or gone. */
    claim(calendar: WebCalendarRecord, until: EpochMs): Promise<boolean>
    change(source: Source, change: Partial<WebCalendarReading>): Promise<void>
  }
}
