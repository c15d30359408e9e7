import type { NewCalendar } from '#contract/calendar.ts'
import { addMs, epochMs } from '#domain/time/units.ts'
import { throwHttpError } from '../../HttpError.ts'
import { defaultLimits } from '../../limits.ts'
import { readWebAddress } from '../../net/readWebAddress.ts'
import type { Ports } from '../../ports.ts'
import { newWebSource, webCalendarId } from '../../store/copyId.ts'
import type { UserRecord, WebCalendarRecord } from '../../store/records.ts'
import { leaseMs, storeWebFile, type WebWorld } from './refreshWebCalendar.ts'
import { withTimeout } from '../../withTimeout.ts'

/** With the time that a call waits for its turn. People wait for 40 s. */
const fetchedWithinMs = 20_000

/**
 * Subscribes a person to a calendar on the web (CAL-31). Every reason why it cannot be read is the same error, so
 * that nobody learns what is in the service's network. A file that is there and takes long to be read or stored is
 * accepted, and its calendar fills later.
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
  const { calendars: limit, patienceMs } = (world.settings.limits ?? defaultLimits).web
  if (theirs.length >= limit) throwFull(limit)

  const nothing = { etag: null, lastModified: null }
  const reply = await withTimeout(fetchedWithinMs, webFiles.fetch(address, nothing, user.id))
  if (reply?.kind !== 'file') throwNotRead()
  const reading = webFiles.read(reply.bytes, user.id)
  const soon = await withTimeout(
    patienceMs,
    reading.then((contents) => contents ?? 'no-calendar'),
  )
  if (soon === 'no-calendar') throwNotRead()
  const now = clock()
  const record: WebCalendarRecord = {
    source: newWebSource(),
    userId: user.id,
    copyId,
    address,
    etag: null,
    lastModified: null,
    everyMs: null,
    readAt: soon === null ? epochMs(0) : now,
    failingSince: null,
    failures: 0,
    // If this process dies before all is written, another one reads it again.
    dueAt: addMs(now, leaseMs),
    seenAt: now,
  }
  const host = new URL(address).hostname
  const own = {
    name: asked['dav:name'] || soon?.name || host,
    colour: asked['apple:color'] ?? null,
    order: asked['apple:order']?.toString() ?? null,
  }
  const outcome = await store.webCalendars.add(record, own, limit)
  if (outcome === 'exists') throwExists()
  if (outcome === 'full') throwFull(limit)
  const storing = reading.then(async (contents) => {
    if (soon === null && own.name === host) await nameIt(world, record, host, contents?.name ?? null)
    await storeWebFile(world, record, reply, contents)
  })
  await withTimeout(patienceMs, storing)
  return copyId
}

/** A file that was read late gives its calendar its name, unless its person has given it one meanwhile. */
async function nameIt(
  { store }: Pick<WebWorld, 'store'>,
  { userId, copyId }: WebCalendarRecord,
  host: string,
  name: string | null,
): Promise<void> {
  const share = name === null ? null : await store.shares.find(userId, copyId)
  if (share?.name === host) await store.shares.change(userId, copyId, { name })
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
