import { addMs, minuteMs } from '#domain/time/units.ts'
import type { Ports, WebFiles } from '../../ports.ts'
import type { WebCalendarRecord } from '../../store/records.ts'
import { nextReading } from './nextReading.ts'
import { writeWebEvents } from './writeWebEvents.ts'

export type WebWorld = Pick<Ports, 'store' | 'clock' | 'log'> & { readonly webFiles: WebFiles }

/** As long as a file may take to be asked for, read and written; after that another process tries. */
export const leaseMs = 5 * minuteMs

/**
 * Reads a calendar on the web again, unless another process does. What cannot be read leaves everything as it was,
 * and the calendar says since when.
 *
 * @returns whether it was read
 */
export async function refreshWebCalendar(
  { store, clock, log, webFiles }: WebWorld,
  calendar: WebCalendarRecord,
): Promise<boolean> {
  const until = addMs(clock(), leaseMs)
  if (!(await store.webCalendars.claim(calendar, until))) return false
  const { address, userId } = calendar
  const reply = await webFiles.fetch(address, calendar, userId)
  const contents = reply.kind === 'file' ? await webFiles.read(reply.bytes, userId) : null
  if (reply.kind === 'failed' || (reply.kind === 'file' && contents === null)) {
    const failures = calendar.failures + 1
    log('web-calendar-not-read', { cause: reply.kind === 'failed' ? reply.cause : 'is no calendar' })
    await store.webCalendars.change(calendar.source, {
      failures,
      failingSince: calendar.failingSince ?? clock(),
      dueAt: nextReading({ ...calendar, failures }, clock()),
    })
    return false
  }
  if (contents !== null) await writeWebEvents({ store, clock }, calendar, contents.events)
  const everyMs = contents === null ? calendar.everyMs : (contents.everyMs ?? reply.maxAgeMs)
  await store.webCalendars.change(calendar.source, {
    ...(reply.kind === 'file' && { etag: reply.etag, lastModified: reply.lastModified }),
    everyMs,
    failures: 0,
    failingSince: null,
    readAt: clock(),
    dueAt: nextReading({ ...calendar, everyMs, failures: 0 }, clock()),
  })
  return true
}
