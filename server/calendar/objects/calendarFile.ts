import { defaultCalendarName } from '#contract/calendar.ts'
import { iCalendarPrinter } from '#domain/ical/iCalendarPrinter.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'

/** How many bytes of jCal are read at a time. */
const pageBytes = 512 * 1024

/**
 * A calendar with all its events as iCalendar text, in parts (CAL-22). Unreadable events are left out
 * (CAL-10). Only a little of it is in memory at a time, and other requests are answered in between.
 *
 * @param signal of a client that may disconnect
 */
export async function* calendarFile(
  { events }: Pick<Store, 'events'>,
  { homeId, calendarId, name }: CalendarRecord,
  signal: () => AbortSignal,
): AsyncGenerator<Uint8Array> {
  const pause = timeSlices()
  const encoder = new TextEncoder()
  const starts = await events.starts(homeId, calendarId)
  const { head, print, tail } = iCalendarPrinter(
    [
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['x-wr-calname', {}, 'text', name ?? defaultCalendarName],
    ],
    starts,
  )
  let part = head
  let after = ''
  for (;;) {
    const page = await events.page(homeId, calendarId, after, pageBytes)
    for (const { jcal, eventId } of page) {
      after = eventId
      const object = parsedJCal(jcal)
      if (object !== null) part += print(object)
      const paused = pause()
      if (paused === undefined) continue
      await paused
      if (signal().aborted) throwHttpError('unavailable', 'The client closed the connection.')
    }
    if (page.length === 0) break
    yield encoder.encode(part)
    part = ''
  }
  yield encoder.encode(part + tail)
}
