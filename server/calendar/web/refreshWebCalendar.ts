import { addMs, minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { Ports, WebFileReply, WebFiles } from '../../ports.ts'
import type { WebCalendarRecord } from '../../store/records.ts'
import { everyMsFor, nextReading } from './nextReading.ts'
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
  if (reply.kind === 'failed') return noteFailure({ store, clock, log }, calendar, reply.cause)
  if (reply.kind === 'file') {
    const contents = await webFiles.read(reply.bytes, userId)
    return storeWebFile({ store, clock, log }, calendar, reply, contents)
  }
  const { everyMs } = calendar
  await store.webCalendars.change(calendar.source, { everyMs, ...readNow(clock(), calendar, everyMs) })
  return true
}

type StoringWorld = Pick<WebWorld, 'store' | 'clock' | 'log'>

/** Stores what a file has, and how it was read. @returns whether it is a calendar */
export async function storeWebFile(
  world: StoringWorld,
  calendar: WebCalendarRecord,
  { etag, lastModified, maxAgeMs, tookMs }: Extract<WebFileReply, { readonly kind: 'file' }>,
  contents: Awaited<ReturnType<WebFiles['read']>>,
): Promise<boolean> {
  const { store, clock } = world
  if (contents === null) return noteFailure(world, calendar, 'is no calendar')
  const began = clock()
  await writeWebEvents({ store, clock }, calendar, contents.events)
  const costMs = tookMs + contents.tookMs + (clock() - began)
  const everyMs = everyMsFor(contents.everyMs ?? maxAgeMs, costMs)
  await store.webCalendars.change(calendar.source, {
    etag,
    lastModified,
    everyMs,
    ...readNow(clock(), calendar, everyMs),
  })
  return true
}

const readNow = (now: EpochMs, calendar: WebCalendarRecord, everyMs: number | null) => ({
  failures: 0,
  failingSince: null,
  readAt: now,
  dueAt: nextReading({ ...calendar, everyMs, failures: 0 }, now),
})

async function noteFailure(
  { store, clock, log }: StoringWorld,
  calendar: WebCalendarRecord,
  cause: string,
): Promise<false> {
  const failures = calendar.failures + 1
  log('web-calendar-not-read', { cause })
  await store.webCalendars.change(calendar.source, {
    failures,
    failingSince: calendar.failingSince ?? clock(),
    dueAt: nextReading({ ...calendar, failures }, clock()),
  })
  return false
}
