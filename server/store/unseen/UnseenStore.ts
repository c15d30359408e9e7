import type { EpochMs } from '#domain/time/units.ts'
import type { EventAddress } from '../records.ts'

/**
 * What is remembered beside the states of events, for those who see what others changed (CAL-34): `events.move` and
 * `calendars.delete` add to it where they are given a deletion, and it expires as that does. A part of `Store`.
 */
export type UnseenStore = {
  readonly unseen: {
    /** The events of a home that were moved to other addresses in it after `since`, the latest 500, the earliest first. */
    moves(homeId: string, since: EpochMs, now: EpochMs): Promise<readonly EventMove[]>
    /** The calendars of others that a person had accepted, and that were deleted after `since`; the latest 100 first. */
    deletedCalendars(userId: string, since: EpochMs, now: EpochMs): Promise<readonly DeletedCalendar[]>
  }
}

/** How many are read at most, so that a large clean-up costs no more. */
export const unseenRows = { moves: 500, calendars: 100 } as const

/** A place in a home. */
type Place = Pick<EventAddress, 'calendarId' | 'eventId'>

export type EventMove = {
  readonly from: Place
  readonly to: Place
  readonly at: EpochMs
  /** The id of the user who moved it. */
  readonly by: string
}

/** A calendar that is gone, as somebody saw it with whom it was shared. */
export type DeletedCalendar = {
  /** Of the copy that the person had. */
  readonly copyId: string
  readonly name: string | null
  /** How many events were in it. */
  readonly events: number
  readonly at: EpochMs
  readonly by: string
}
