import type { NewCalendar } from '#contract/calendar.ts'
import { addMs } from '#domain/time/units.ts'
import { throwHttpError } from '../../HttpError.ts'
import { defaultLimits } from '../../limits.ts'
import { readWebAddress } from '../../net/readWebAddress.ts'
import type { Ports } from '../../ports.ts'
import { newWebSource, webCalendarId } from '../../store/copyId.ts'
import type { UserRecord, WebCalendarRecord } from '../../store/records.ts'
import { nextReading } from './nextReading.ts'
import { leaseMs, type WebWorld } from './refreshWebCalendar.ts'
import { writeWebEvents } from './writeWebEvents.ts'

/**
 * Subscribes a person to a calendar on the web (CAL-31). Every reason why it cannot be read is the same error, so
 * that nobody learns what is in the service's network.
 *
 * @param typed the address
 * @returns the id of the calendar in the person's home
 * @throws {HttpError} calendar-not-read; already-exists if they have it, or something by this id; quota-exceeded
 */
export async function subscribeToWeb(
  world: WebWorld & Pick<Ports, 'settings'>,
  user: UserRecord,
  asked: NewCalendar,
  typed: string,
): Promise<string> {
  const { store, clock, webFiles } = world
  const address = readWebAddress(typed) ?? throwNotRead()
  const copyId = webCalendarId(user.id, asked.id)
  const theirs = await store.webCalendars.ofUser(user.id)
  const isTaken = (await store.calendars.find(user.id, asked.id)) !== null
  if (isTaken || theirs.some((each) => each.address === address || each.copyId === copyId)) throwExists()
  const limit = (world.settings.limits ?? defaultLimits).web.calendars
  if (theirs.length >= limit) throwFull(limit)

  const reply = await webFiles.fetch(address, { etag: null, lastModified: null }, user.id)
  const contents = reply.kind === 'file' ? await webFiles.read(reply.bytes, user.id) : null
  if (reply.kind !== 'file' || contents === null) throwNotRead()
  const now = clock()
  const record: WebCalendarRecord = {
    source: newWebSource(),
    userId: user.id,
    copyId,
    address,
    etag: null,
    lastModified: null,
    everyMs: contents.everyMs ?? reply.maxAgeMs,
    readAt: now,
    failingSince: null,
    failures: 0,
    // If this process dies before all is written, another one reads it again.
    dueAt: addMs(now, leaseMs),
    seenAt: now,
  }
  const own = {
    name: asked['dav:name'] || contents.name || new URL(address).hostname,
    colour: asked['apple:color'] ?? null,
    order: asked['apple:order']?.toString() ?? null,
  }
  const outcome = await store.webCalendars.add(record, own, limit)
  if (outcome === 'exists') throwExists()
  if (outcome === 'full') throwFull(limit)
  await writeWebEvents(world, record, contents.events)
  const { etag, lastModified } = reply
  const dueAt = nextReading(record, now)
  await store.webCalendars.change(record.source, { etag, lastModified, dueAt })
  return copyId
}

function throwNotRead(): never {
  throwHttpError('calendar-not-read', 'No calendar can be read at this address.')
}

function throwExists(): never {
  throwHttpError('already-exists', 'It is among your calendars already.', {
    allow: 'GET, PROPPATCH, DELETE, REPORT',
  })
}

function throwFull(limit: number): never {
  throwHttpError('quota-exceeded', `You already have ${limit} calendars on the web.`)
}
