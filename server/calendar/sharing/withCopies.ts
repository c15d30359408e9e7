import { throwHttpError } from '../../HttpError.ts'
import { addressesOf } from '../../identity/people/addressIn.ts'
import { isCopyId, isWebCalendarId } from '../../store/copyId.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, EventAddress, EventRecord, EventSearch } from '../../store/records.ts'
import type { ShareRecord } from '../../store/records.ts'
import { rejectGuests } from './rejectGuests.ts'
import { calendarThrough, webOf } from './copies.ts'
import { isPrivate, eventThrough } from './eventThrough.ts'

type Named = Pick<CalendarRecord, 'homeId' | 'calendarId'>
/** A calendar where it is stored, and the share through which it is seen. */
type Found = { readonly at: Named; readonly share: ShareRecord | null }

/**
 * The store as its people see it: the address of a copy leads to the calendar that it was made of, and what is
 * read there is seen through the share (`eventThrough`). No handler can read an event of somebody else in
 * another way. Whether the person may do it at all is for `may` to say.
 */
export function withCopies(store: Store): Store {
  const { calendars, events, history, shares, users } = store

  const found = async (asked: Named): Promise<Found | null> => {
    if (!isCopyId(asked.calendarId)) return { at: asked, share: null }
    const share = await shares.find(asked.homeId, asked.calendarId)
    return share === null || share.status === 'hidden' ? null : { at: share.source, share }
  }
  /** The owner is only looked for where something is not shown as it is. */
  const allThrough = async (share: ShareRecord, all: readonly EventRecord[]) => {
    const isMasked = share.right === 'freebusy' || all.some(isPrivate)
    const owner = isMasked ? await users.byId(share.source.homeId) : null
    return all.map((event) => eventThrough(share, event, addressesOf(owner)))
  }
  /** An answer about a calendar; `missing` if there is no such copy. */
  const about = async <Answer>(
    homeId: string,
    calendarId: string,
    missing: Answer,
    ask: (at: Named, share: ShareRecord | null) => Promise<Answer>,
  ): Promise<Answer> => {
    const calendar = await found({ homeId, calendarId })
    return calendar === null ? missing : ask(calendar.at, calendar.share)
  }

  return {
    ...store,
    calendars: {
      ...calendars,
      find: (homeId, calendarId) =>
        about(homeId, calendarId, null, async (at, share) => {
          const calendar = await calendars.find(at.homeId, at.calendarId)
          if (calendar === null || share === null) return calendar
          return calendarThrough(share, calendar, await webOf(store, share.userId, [share]))
        }),
      change: (homeId, calendarId, change) =>
        about(homeId, calendarId, 'missing', async (at, share) => {
          if (share === null) return calendars.change(at.homeId, at.calendarId, change)
          const { description: _, ...own } = change
          return shares.change(share.userId, share.copyId, own)
        }),
      delete: (homeId, calendarId, ...rest) =>
        about(homeId, calendarId, 'missing', async (at, share) => {
          if (share === null) return calendars.delete(at.homeId, at.calendarId, ...rest)
          return (await leave(store, share)) ? 'deleted' : 'missing'
        }),
    },
    events: {
      ...events,
      find: ({ eventId, ...calendar }) =>
        about(calendar.homeId, calendar.calendarId, null, async (at, share) => {
          const event = await events.find({ homeId: at.homeId, calendarId: at.calendarId, eventId })
          return event && share ? ((await allThrough(share, [event]))[0] ?? null) : event
        }),
      put: async (event, ...rest) => {
        const calendar = await found(event)
        if (calendar === null) return 'no-calendar'
        await rejectGuarded(store, calendar, event, event.jcal)
        const { homeId, calendarId } = calendar.at
        return events.put({ ...event, homeId, calendarId }, ...rest)
      },
      delete: async ({ eventId, ...named }, ...rest) => {
        const calendar = await found(named)
        if (calendar === null) return 'missing'
        await rejectGuarded(store, calendar, { eventId })
        const { homeId, calendarId } = calendar.at
        return events.delete({ homeId, calendarId, eventId }, ...rest)
      },
      move: async (from, to, ...rest) => {
        const [source, destination] = [await found(from), await found(to)]
        if (source === null) return 'missing'
        if (destination === null) return 'no-calendar'
        await rejectGuarded(store, source, from)
        await rejectGuarded(store, destination, to, (await events.find(addressAt(source, from)))?.jcal)
        return events.move(addressAt(source, from), addressAt(destination, to), ...rest)
      },
      inRange: (homeId, calendarId, ...rest) =>
        about(homeId, calendarId, [], async (at, share) => {
          const inside = await events.inRange(at.homeId, at.calendarId, ...rest)
          return share === null || inside === 'too-much' ? inside : allThrough(share, inside)
        }),
      sizesInRange: (homeId, calendarId, range) =>
        about(homeId, calendarId, [], (at) => events.sizesInRange(at.homeId, at.calendarId, range)),
      named: (homeId, calendarId, eventIds) =>
        about(homeId, calendarId, [], async (at, share) => {
          const named = await events.named(at.homeId, at.calendarId, eventIds)
          return share === null ? named : allThrough(share, named)
        }),
      page: (homeId, calendarId, ...rest) =>
        about(homeId, calendarId, [], async (at, share) => {
          const page = await events.page(at.homeId, at.calendarId, ...rest)
          return share === null ? page : allThrough(share, page)
        }),
      starts: (homeId, calendarId) =>
        about(homeId, calendarId, null, (at) => events.starts(at.homeId, at.calendarId)),
      since: (homeId, calendarId, ...rest) =>
        about(homeId, calendarId, 'unknown', async (at, share) => {
          const since = await events.since(at.homeId, at.calendarId, ...rest)
          if (share === null || since === 'unknown') return since
          const there = [...since.values()].filter((event) => event !== null)
          const seen = new Map((await allThrough(share, there)).map((event) => [event.eventId, event]))
          return new Map([...since.keys()].map((id) => [id, seen.get(id) ?? null]))
        }),
      changesSince: (homeId, calendarId, revision) =>
        about(homeId, calendarId, [], (at) => events.changesSince(at.homeId, at.calendarId, revision)),
      search: (search) => searchThrough(store, found, search),
    },
    history: {
      ...history,
      of: ({ eventId, homeId, calendarId }, now) =>
        about(homeId, calendarId, [], async (at, share) => {
          const states = await history.of({ homeId: at.homeId, calendarId: at.calendarId, eventId }, now)
          // What an event was in another calendar is its owner's.
          return share === null ? states : states.filter(({ shownIn }) => shownIn === at.calendarId)
        }),
      changedSince: ({ homeId, calendarId }, look) =>
        about(homeId, calendarId, [], (at) => history.changedSince(at, look)),
    },
  }
}

/** A copy that was given is hidden, a subscription ends; to a calendar on the web with all that was read of it. */
async function leave(
  { shares, calendars }: Pick<Store, 'shares' | 'calendars'>,
  { isPublic, source, userId, copyId }: ShareRecord,
) {
  if (isWebCalendarId(copyId)) return (await calendars.delete(source.homeId, source.calendarId)) === 'deleted'
  if (isPublic) return (await shares.end(source, userId)) === 'ended'
  return (await shares.change(userId, copyId, { status: 'hidden' })) === 'changed'
}

/** @throws {HttpError} forbidden if the event is private to somebody else (CAL-25), or has guests (CAL-26) */
async function rejectGuarded(
  { events }: Pick<Store, 'events'>,
  { at, share }: Found,
  { eventId }: Pick<EventAddress, 'eventId'>,
  after = '',
) {
  if (share === null) return
  const event = await events.find({ ...at, eventId })
  rejectGuests(share, event?.jcal ?? '', after)
  if (event !== null && isPrivate(event))
    throwHttpError(
      'forbidden',
      'This event is private, so that only the owner of the calendar may change it.',
    )
}

const addressAt = ({ at }: Found, { eventId }: EventAddress): EventAddress => ({
  homeId: at.homeId,
  calendarId: at.calendarId,
  eventId,
})

async function searchThrough(
  { events }: Pick<Store, 'events'>,
  found: (asked: Named) => Promise<Found | null>,
  { calendars, ...search }: EventSearch,
) {
  const seen = new Map<string, Named>()
  const asked = await Promise.all(
    calendars.map(async ({ homeId, calendarId, withPrivate }) => {
      const calendar = await found({ homeId, calendarId })
      if (calendar === null) return []
      seen.set(keyOf(calendar.at), { homeId, calendarId })
      return [{ homeId: calendar.at.homeId, calendarId: calendar.at.calendarId, withPrivate }]
    }),
  )
  const { total, addresses } = await events.search({ ...search, calendars: asked.flat() })
  return {
    total,
    addresses: addresses.map((address) => ({ ...address, ...seen.get(keyOf(address)) })),
  }
}

const keyOf = ({ homeId, calendarId }: Named) => JSON.stringify([homeId, calendarId])
