import { endOfTime } from '#domain/event/spanOf.ts'
import { addMs } from '#domain/time/units.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { isCopyId } from '../../store/copyId.ts'
import type { Deletion } from '../../store/BinStore.ts'
import type { CalendarRecord, EventRecord } from '../../store/records.ts'
import type { SchedulingWrite } from '../../store/SchedulingStore.ts'
import { deleteCalendar, throwChangedMeanwhile } from '../rules.ts'
import {
  deletionWriteOf,
  isMeeting,
  scheduledWrites,
  tellsAll,
  type SchedulingWorld,
} from './scheduledWrites.ts'

const maxTries = 10
/** How many events are read at once. */
const part = 200

type Address = Pick<CalendarRecord, 'homeId' | 'calendarId'>

/** Calendars are deleted and restored here, together with what that means for the meetings in them (CAL-28). */
export type ScheduledCalendars = {
  /**
   * What is organized there and still to come is cancelled for its guests, and what one is invited to is declined.
   *
   * @throws {HttpError} as `deleteCalendar`
   */
  delete(calendar: Address, deletion: Deletion): Promise<void>
  /** The meetings of what is back from the bin are told those who were told that they are cancelled. */
  announce(calendar: Address): Promise<void>
}

/** @param wake called when there is something to send */
export function scheduledCalendars(world: SchedulingWorld, wake: () => void): ScheduledCalendars {
  const { store, clock } = world
  const { announce } = scheduledWrites(world, wake)

  async function* meetingsIn({ homeId, calendarId }: Address): AsyncGenerator<EventRecord> {
    // Who removes a copy leaves what is in it to its owner.
    if (isCopyId(calendarId)) return
    const pause = timeSlices()
    // What is over concerns nobody any more.
    const coming = { start: clock(), end: addMs(endOfTime, 1) }
    const sizes = await store.events.sizesInRange(homeId, calendarId, coming)
    for (let at = 0; at < sizes.length; at += part) {
      const names = sizes.slice(at, at + part).map(({ eventId }) => eventId)
      yield* (await store.events.named(homeId, calendarId, names)).filter(isMeeting)
      await pause()
    }
  }

  return {
    delete: async (calendar, deletion) => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const writes: SchedulingWrite[] = []
        for await (const meeting of meetingsIn(calendar)) {
          const write = await deletionWriteOf(world, meeting, tellsAll)
          if (write !== null) writes.push(write)
        }
        if ((await deleteCalendar(store, calendar, deletion, writes)) === 'changed-meanwhile') continue
        if (writes.length > 0) wake()
        return undefined
      }
      return throwChangedMeanwhile()
    },
    announce: async (calendar) => {
      for await (const meeting of meetingsIn(calendar)) await announce(meeting)
    },
  }
}
