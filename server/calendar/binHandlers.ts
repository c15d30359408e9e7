import { binPage, type BinAnswer, type BinItemAnswer } from '#contract/bin.ts'
import { readCalendarHref, readEventHref } from '#contract/hal.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Handlers } from '../Handler.ts'
import { throwHttpError } from '../HttpError.ts'
import { readPage } from '../http/routing/readPage.ts'
import { defaultLimits } from '../limits.ts'
import { may } from '../rights.ts'
import type { Services } from '../services.ts'
import type { RestoreOutcome } from '../store/BinStore.ts'
import type { UserRecord } from '../store/records.ts'
import { scheduledCalendars } from './scheduling/scheduledCalendars.ts'
import { scheduledWrites } from './scheduling/scheduledWrites.ts'
import { tellingOfRestored } from './scheduling/tellingOf.ts'
import { copiesIn } from './sharing/copies.ts'
import { binItemAnswers, pathOfItem } from './bin/binItemAnswers.ts'
import { binSeenBy, type SeenBinItem } from './bin/binSeenBy.ts'
import { binSweep } from './bin/binSweep.ts'

/** The bin: what was deleted, and can be restored for a while (CAL-34). */
export function binHandlers({
  ports,
  deliveries,
  elsewhere,
}: Services): Handlers<'bin' | 'restoreFromBin' | 'deleteFromBin' | 'emptyBin'> {
  const { store, clock, settings } = ports
  const sweep = binSweep(ports)
  const { announce } = scheduledWrites({ ...ports, elsewhere }, deliveries.wake)
  const calendars = scheduledCalendars({ ...ports, elsewhere }, deliveries.wake)

  /** @throws {HttpError} not-found, also for an item of a calendar that the person may not write */
  const itemOf = async (user: UserRecord, id: string) => {
    const item = await store.bin.find(id, clock())
    const seen = item && binSeenBy(user, await copiesIn(store, user.id)).seen(item)
    if (item === null || seen === null) throwHttpError('not-found', 'It is not in the bin.')
    return { item, seen }
  }

  /** @throws {HttpError} forbidden as for a write of the same event (CAL-25, CAL-26) */
  const requireRestorable = async (user: UserRecord, seen: SeenBinItem) => {
    if (seen.eventId === null && !may(user, 'createCalendar', seen)) throwNotYours()
    if (seen.isPrivate && !may(user, 'readPrivate', seen)) throwNotYours()
    if (!may(user, 'actForOwner', seen) && (await store.bin.meetings(seen.id, longAgo)) > 0) throwNotYours()
  }

  /** Of what is at one address, so that a long list costs no more. */
  const withMeetings = (items: readonly BinItemAnswer[]) =>
    Promise.all(
      items.map(async (item) => ({ ...item, meetings: await store.bin.meetings(item.id, clock()) })),
    )

  return {
    bin: async ({ url, principal: { user } }) => {
      await sweep()
      const page = readPage(url, binPage)
      const where = readWhere(url)
      const bin = binSeenBy(user, await copiesIn(store, user.id))
      const places = where === null ? null : bin.places(where)
      if (places === null) return Response.json({ items: [], total: 0 } satisfies BinAnswer)
      const { total, items } = await store.bin.of(places, clock(), page)
      const answers = await binItemAnswers(
        store,
        user,
        items.flatMap((item) => bin.seen(item) ?? []),
      )
      const answer: BinAnswer = { items: where === undefined ? answers : await withMeetings(answers), total }
      return Response.json(answer)
    },

    restoreFromBin: async ({ request, principal: { user }, parameters: { itemId } }) => {
      const { item, seen } = await itemOf(user, itemId)
      await requireRestorable(user, seen)
      const { limits = defaultLimits } = settings
      rejectUnlessRestored(await store.bin.restore(itemId, clock(), limits.home))
      const { homeId, calendarId, eventId } = item
      const telling = tellingOfRestored(request.headers)
      if (eventId === null) await calendars.announce({ homeId, calendarId }, telling)
      else await announce({ homeId, calendarId, eventId }, telling)
      return Response.json({ path: pathOfItem(seen) })
    },

    deleteFromBin: async ({ principal: { user }, parameters: { itemId } }) => {
      const { seen } = await itemOf(user, itemId)
      if (!may(user, 'deleteForEver', seen)) throwNotYours()
      await store.bin.delete(itemId)
      return new Response(null, { status: 204 })
    },

    emptyBin: async ({ principal: { user } }) => {
      await store.bin.empty(user.id)
      return new Response(null, { status: 204 })
    },
  }
}

/** Meetings that are over have guests, too. */
const longAgo = epochMs(Number.MIN_SAFE_INTEGER)

/** The address in `?path=`, in any form of CAL-3; null if it is unreadable, undefined if it is not there. */
function readWhere({ searchParams }: URL) {
  const path = searchParams.get('path')
  if (path === null) return undefined
  if (path.endsWith('.ics')) return readEventHref(path)
  const calendar = readCalendarHref(path)
  return calendar && { ...calendar, eventId: null }
}

function rejectUnlessRestored(outcome: RestoreOutcome): void {
  if (outcome === 'missing') throwHttpError('not-found', 'It is not in the bin.')
  if (outcome === 'gone') throwHttpError('gone', 'Its calendar was deleted. Restore the calendar first.')
  if (outcome === 'taken')
    throwHttpError('place-taken', 'There is something else in its place, or an event with the same uid.')
  if (outcome === 'full')
    throwHttpError('quota-exceeded', 'Your storage is full. Delete what you no longer need.')
}

function throwNotYours(): never {
  throwHttpError('forbidden', 'Only the owner of the calendar may do this.')
}
