import type { EventVersionAnswer } from '#contract/history/eventHistory.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { byteLength } from '../byteLength.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../Handler.ts'
import { wholeOrStream } from '../http/body/wholeOrStream.ts'
import { throwHttpError } from '../HttpError.ts'
import { defaultLimits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { EventVersion } from '../store/EventHistoryStore.ts'
import { parsedJCal } from '../store/parsedJCal.ts'
import type { EventAddress, EventRecord } from '../store/records.ts'
import { calendarIdOf } from './answers/hrefs.ts'
import { json } from './answers/negotiation.ts'
import { binSweep } from './bin/binSweep.ts'
import { checkObjectLimits } from './objects/checkObjectLimits.ts'
import { preconditionOf } from './objects/preconditionOf.ts'
import { uidOf } from './objects/uidOf.ts'
import { damagedEvent, findCalendar, findEvent } from './rules.ts'
import { scheduledWrites } from './scheduling/scheduledWrites.ts'
import { tellingOf } from './scheduling/tellingOf.ts'
import { rejectGuests } from './sharing/rejectGuests.ts'
import { answeredAsNow } from './scheduling/restoring/answeredAsNow.ts'
import { maySee, versionAnswers } from './history/versionAnswers.ts'
import { writerOf } from './history/writerOf.ts'

/** The former states of an event, and their way back (CAL-34). */
export function eventHistoryHandlers({
  ports,
  deliveries,
  elsewhere,
}: Services): Handlers<'eventHistory' | 'restoreVersion'> {
  const { store, clock, settings } = ports
  const sweep = binSweep(ports)
  const writes = scheduledWrites({ ...ports, elsewhere }, deliveries.wake)

  return {
    eventHistory: async (call) => {
      const address = addressOf(call)
      await sweep()
      const { etag } = await findEvent(store, address)
      const versions = await store.history.of(address, clock())
      const answers = versionAnswers(store, call.principal.user, address, versions)
      return json(await wholeOrStream(historyText(answers)), 200, { etag })
    },

    restoreVersion: async (call) => {
      const address = addressOf(call)
      const { user } = call.principal
      const { limits = defaultLimits } = settings
      const precondition = preconditionOf(call.request.headers)
      const current = await findEvent(store, address)
      const versions = await store.history.of(address, clock())
      const version = versions.find(({ number }) => String(number) === call.parameters.version)
      if (version === undefined) throwHttpError('not-found', 'There is no such version.')
      if (!maySee(user, address, version)) throwHttpError('forbidden', 'This version was private.')
      const restored = { ...address, ...objectOf(version), modifiedAt: clock() }
      const { copy } = await findCalendar(store, address.homeId, address.calendarId)
      rejectGuests(copy, restored.jcal)
      const event = await answeredAsNow(ports, restored, current)
      const { jcal } = event
      await checkObjectLimits(
        store,
        address,
        parsedJCal(jcal) ?? damagedEvent(),
        byteLength(jcal),
        limits.object,
      )
      const telling = tellingOf(call.request.headers)
      const { etag } = await writes.put(event, precondition, writerOf(user, ports), telling)
      return Response.json({ id: address.eventId }, { headers: { etag } })
    },
  }
}

/** The answer as JSON text (CAL-34), in parts: twenty states of a large event are many megabytes. */
async function* historyText(answers: AsyncIterable<EventVersionAnswer>): AsyncGenerator<string> {
  yield '{"versions":['
  let separator = ''
  for await (const each of answers) {
    yield separator + JSON.stringify(each)
    separator = ','
  }
  yield ']}'
}

/** @throws {HttpError} not-found if it is damaged */
function objectOf({
  jcal,
  etag,
}: EventVersion): Pick<EventRecord, 'uid' | 'jcal' | 'etag' | 'startUtc' | 'lastUtc'> {
  const object = parsedJCal(jcal) ?? damagedEvent()
  return { uid: uidOf(object), jcal, etag, ...(spanOf(object) ?? damagedEvent()) }
}

const addressOf = ({
  parameters: { userId, calendarId, eventId },
}: Pick<Context<'eventHistory' | 'restoreVersion'>, 'parameters'>): EventAddress => ({
  homeId: userId,
  calendarId: calendarIdOf(userId, calendarId),
  eventId,
})
