import type { Deletion } from '../../store/BinStore.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { deleteCalendar, throwChangedMeanwhile } from '../rules.ts'
import { comingMeetings, endingMeetings } from './comingMeetings.ts'
import { endingWrites } from './endingWrites.ts'
import { deletionWriteOf, scheduledWrites } from './scheduledWrites.ts'
import type { SchedulingWorld, TellingOfWrite } from './schedulingOf.ts'

const maxTries = 10

type Address = Pick<CalendarRecord, 'homeId' | 'calendarId'>

/** Calendars are deleted and restored here, together with what that means for the meetings in them (CAL-28). */
export type ScheduledCalendars = {
  /**
   * What is organized there and still to come is cancelled for its guests, and what one is invited to is declined, if
   * they are told. What the home has in another calendar, too, goes on.
   *
   * @throws {HttpError} as `deleteCalendar`
   */
  delete(calendar: Address, deletion: Deletion, telling: TellingOfWrite): Promise<void>
  /** As `ScheduledWrites.announce`, of each meeting that is still to come. */
  announce(calendar: Address, telling: TellingOfWrite): Promise<void>
}

/** @param wake called when there is something to send */
export function scheduledCalendars(world: SchedulingWorld, wake: () => void): ScheduledCalendars {
  const { store } = world
  const { announce } = scheduledWrites(world, wake)

  return {
    delete: async (calendar, deletion, telling) => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        // Read before the meetings: what is written in it meanwhile is looked at, too.
        const known = await store.calendars.find(calendar.homeId, calendar.calendarId)
        const writes = endingWrites()
        for await (const meeting of endingMeetings(world, calendar)) {
          const write = await deletionWriteOf(world, meeting, telling)
          if (write !== null) writes.add(write)
        }
        const ending = { scheduling: writes.all, revision: known?.revision }
        if ((await deleteCalendar(store, calendar, deletion, ending)) === 'changed-meanwhile') continue
        if (writes.all.length > 0) wake()
        return undefined
      }
      return throwChangedMeanwhile()
    },
    announce: async (calendar, telling) => {
      for await (const meeting of comingMeetings(world, calendar)) await announce(meeting, telling)
    },
  }
}
