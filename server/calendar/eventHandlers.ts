import { printICalendar } from '#domain/ical/printICalendar.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../Handler.ts'
import { defaultLimits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { EventAddress } from '../store/records.ts'
import { throwHttpError } from '../HttpError.ts'
import { authorizeCalendar } from './authorizeCalendar.ts'
import { binSweep } from './bin/binSweep.ts'
import { deletionBy } from './bin/deletionBy.ts'
import { destinationOf } from './objects/destinationOf.ts'
import { writerOf } from './history/writerOf.ts'
import { isNamed } from '../http/headers/etagsIn.ts'
import { calendarIdOf } from './answers/hrefs.ts'
import { iCalendarType, jCalType, json, prefersJCal } from './answers/negotiation.ts'
import { preconditionOf } from './objects/preconditionOf.ts'
import { rejectStale } from './objects/rejectStale.ts'
import { readObject } from './objects/readObject.ts'
import { readRange } from './reports/readRange.ts'
import { readReport } from './reports/readReport.ts'
import { reportEvent } from './reports/reportEvent.ts'
import { damagedEvent, findCalendar, findEvent } from './rules.ts'
import { parsedJCal } from '../store/parsedJCal.ts'
import type { Store } from '../store/Store.ts'
import { rejectLeaving, scheduledMoves } from './scheduling/moving/scheduledMoves.ts'
import { scheduledWrites } from './scheduling/scheduledWrites.ts'
import { notShown } from './sharing/eventThrough.ts'
import { homeOfOwner } from './sharing/placeOf.ts'
import { tellingOf } from './scheduling/tellingOf.ts'
import { rejectGuests } from './sharing/rejectGuests.ts'

/** An event (CAL-11 to CAL-15, CAL-20, CAL-35). */
export function eventHandlers({
  ports,
  deliveries,
  elsewhere,
}: Services): Handlers<'event' | 'reportEvent' | 'putEvent' | 'importEvent' | 'deleteEvent' | 'moveEvent'> {
  const { store, clock, digest, settings } = ports
  const sweep = binSweep(ports)
  const writes = scheduledWrites({ ...ports, elsewhere }, deliveries.wake)
  const { move } = scheduledMoves({ ...ports, elsewhere }, deliveries.wake)
  const put = async (call: Context<'putEvent' | 'importEvent'>, isImport: boolean) => {
    const address = addressOf(call)
    const { limits = defaultLimits } = settings
    const precondition = preconditionOf(call.request.headers)
    const { copy } = await findCalendar(store, address.homeId, address.calendarId)
    await sweep()
    const modifiedAt = clock()
    const object = await readObject(call, {
      store,
      address,
      isImport,
      limits: limits.object,
      now: modifiedAt,
      digest,
    })
    // Before it counts as an invitation of the owner.
    rejectGuests(copy, object.jcal)
    const writer = writerOf(call.principal.user, ports)
    const event = { ...address, ...object, modifiedAt }
    const { outcome, etag } = isImport
      ? await writes.import(event, precondition, writer)
      : await writes.put(event, precondition, writer, tellingOf(call.request.headers))
    const status = outcome === 'created' ? 201 : 200
    return Response.json({ id: address.eventId }, { status, headers: { etag } })
  }

  return {
    event: async (call) => {
      const { jcal, etag, modifiedAt } = await findEvent(store, addressOf(call))
      const asked = call.request.headers
      const headers = {
        etag,
        ...(modifiedAt !== notShown && { 'last-modified': new Date(modifiedAt).toUTCString() }),
        vary: 'Accept',
      }
      if (isNamed(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
      return prefersJCal(asked.get('accept'))
        ? new Response(jcal, { headers: { ...headers, 'content-type': jCalType } })
        : new Response(printed(jcal), { headers: { ...headers, 'content-type': iCalendarType } })
    },

    reportEvent: async (call) => {
      const { match, expand = true } = await readReport(call)
      if (match === undefined) throwHttpError('wrong-shape', 'match is missing.')
      const range = readRange(match)
      return json(reportEvent(await findEvent(store, addressOf(call)), range, expand))
    },

    putEvent: (call) => put(call, false),

    importEvent: (call) => put(call, true),

    deleteEvent: async (call) => {
      const address = addressOf(call)
      await sweep()
      const deletion = deletionBy(call.principal.user, ports)
      const asked = call.request.headers
      const isInBin = await writes.delete(address, preconditionOf(asked), deletion, tellingOf(asked))
      return Response.json({ id: address.eventId, ...(!isInBin && { inBin: false }) })
    },

    moveEvent: async (call) => {
      const destination = destinationOf(call.request)
      await authorizeCalendar(call.principal.user, 'write', destination, store)
      const asked = call.request.headers
      const event = await findEvent(store, addressOf(call))
      rejectStale(asked, event.etag)
      if (!(await isSameHome(store, event, destination))) rejectLeaving(event)
      const overwrite = asked.get('overwrite')?.trim().toUpperCase() !== 'F'
      await sweep()
      const { limits = defaultLimits } = settings
      const outcome = await move(addressOf(call), destination, {
        overwrite,
        limit: limits.home,
        deletion: deletionBy(call.principal.user, ports),
        ending: deletionBy(call.principal.user, ports),
        telling: tellingOf(asked),
      })
      return new Response(null, { status: outcome === 'created' ? 201 : 204 })
    },
  }
}

const addressOf = ({
  parameters: { userId, calendarId, eventId },
}: Pick<Context<'event'>, 'parameters'>): EventAddress => ({
  homeId: userId,
  calendarId: calendarIdOf(userId, calendarId),
  eventId,
})

async function isSameHome(store: Store, from: EventAddress, to: EventAddress): Promise<boolean> {
  return (await homeOfOwner(store, from)) === (await homeOfOwner(store, to))
}

const printed = (text: string) => printICalendar(parsedJCal(text) ?? damagedEvent())
