import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { CalendarChange, NewCalendar } from '#contract/calendar.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { JCal } from '#contract/jcal.ts'
import { ApiError } from '../../../api/ApiError.ts'
import type { Api } from '../../../api/createApi.ts'
import type { Calendar } from './Calendar.ts'
import { patchItem } from './patchItem.ts'
import { keys } from './queries.ts'
import * as requests from './requests.ts'
import type { Expectation, ObjectName } from './requests.ts'

/** What was seen of an object before it was changed. */
export type Seen = { readonly data: JCal; readonly etag: string | null }

/** A calendar object to write, over what was seen of it; null writes only where nothing is. */
export type EventWrite = { readonly name: ObjectName; readonly data: JCal; readonly over: Seen | null }

/** Write an event. It shows at once, and goes back to what it was when the service refuses. */
export const putEvent = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'putEvent'],
    mutationFn: async ({ name, data, over }: EventWrite) =>
      requests.putEvent(api, name, data, await expecting(api, name, over)),
    onMutate: async ({ name, data }, { client }) => ({ undo: await show(client, name, data) }),
    onError: (_error, _write, shown) => shown?.undo(),
    onSettled: (_answer, _error, { name }, _shown, { client }) => refresh(client, calendarOf(name)),
  })

export type EventMove = {
  readonly name: ObjectName
  readonly data: JCal
  readonly from: ObjectName
  readonly over: Seen
}

/**
 * Write an event into another calendar and take it out of the one it was in. When the second half is refused the first
 * is taken back, so that it is never in both.
 */
export const moveEvent = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'moveEvent'],
    mutationFn: async ({ name, data, from, over }: EventMove) => {
      const expected = await expecting(api, from, over)
      await requests.putEvent(api, name, data, 'nothing')
      try {
        await requests.deleteEvent(api, from, expected)
      } catch (cause) {
        await requests.deleteEvent(api, name, 'anything')
        throw cause
      }
    },
    onMutate: async ({ name, data, from }, { client }) => {
      const ways = [await show(client, name, data), await show(client, from, null)]
      return { undo: () => ways.forEach((undo) => undo()) }
    },
    onError: (_error, _move, shown) => shown?.undo(),
    onSettled: (_answer, _error, { name, from }, _shown, { client }) =>
      Promise.all([refresh(client, calendarOf(name)), refresh(client, calendarOf(from))]),
  })

export type EventRemoval = { readonly name: ObjectName; readonly over: Seen }

/** Delete an event. It goes at once, and comes back when the service refuses. */
export const deleteEvent = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'deleteEvent'],
    mutationFn: async ({ name, over }: EventRemoval) =>
      requests.deleteEvent(api, name, await expecting(api, name, over)),
    onMutate: async ({ name }, { client }) => ({ undo: await show(client, name, null) }),
    onError: (_error, _removal, shown) => shown?.undo(),
    onSettled: (_answer, _error, { name }, _shown, { client }) => refresh(client, calendarOf(name)),
  })

/** What becomes of a series, or of any event that is changed on the grid. */
export type SeriesWrite = {
  readonly name: ObjectName
  /** What was seen of it; null writes only where nothing is. */
  readonly over: Seen | null
  /** null deletes it. */
  readonly data: JCal | null
  /** A second object that begins where the first one ends now. */
  readonly added?: { readonly name: ObjectName; readonly data: JCal } | null
  /** An object that was added before, and is to go: the way back. */
  readonly taken?: ObjectName | null
}

/**
 * Write a series, the object that continues it first. When the series itself is refused that one is taken back, so that nothing happens twice.
 *
 * @returns the new version of the series where the server says it
 */
export const writeSeries = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'writeSeries'],
    mutationFn: async ({ name, over, data, added, taken }: SeriesWrite) => {
      const expected = await expecting(api, name, over)
      if (added) await requests.putEvent(api, added.name, added.data, 'nothing')
      try {
        if (data === null) await requests.deleteEvent(api, name, expected)
        const etag = data && (await requests.putEvent(api, name, data, expected)).etag
        if (taken) await requests.deleteEvent(api, taken, 'anything')
        return { etag }
      } catch (cause) {
        if (added) await requests.deleteEvent(api, added.name, 'anything')
        throw cause
      }
    },
    onMutate: async ({ name, data, added, taken }, { client }) => {
      const ways = [await show(client, name, data)]
      if (added) ways.push(await show(client, added.name, added.data))
      if (taken) ways.push(await show(client, taken, null))
      return { undo: () => ways.forEach((undo) => undo()) }
    },
    onError: (_error, _write, shown) => shown?.undo(),
    onSettled: (_answer, _error, { name }, _shown, { client }) => refresh(client, calendarOf(name)),
  })

/** Create a calendar. Never optimistic: a name that is refused is worth waiting for. */
export const createCalendar = (api: Api, userId: string) =>
  mutationOptions({
    mutationKey: ['calendar', 'createCalendar'],
    mutationFn: (calendar: NewCalendar) => requests.createCalendar(api, userId, calendar),
    onSettled: (_answer, _error, _calendar, _shown, { client }) => refreshList(client),
  })

export type CalendarEdit = { readonly calendar: CalendarKey; readonly change: CalendarChange }

/** Change a calendar's name, colour or description. */
export const changeCalendar = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'changeCalendar'],
    mutationFn: ({ calendar, change }: CalendarEdit) =>
      requests.changeCalendar(api, nameOf(calendar), change),
    onSettled: (_answer, _error, _edit, _shown, { client }) => refreshList(client),
  })

/** Delete a calendar with all its events. What was kept of it goes with it. */
export const deleteCalendar = (api: Api) =>
  mutationOptions({
    mutationKey: ['calendar', 'deleteCalendar'],
    mutationFn: (calendar: CalendarKey) => requests.deleteCalendar(api, nameOf(calendar)),
    onSuccess: (_answer, calendar, _shown, { client }) =>
      client.removeQueries({ queryKey: keys.rangesOf(calendar) }),
    onSettled: (_answer, _error, _calendar, _shown, { client }) => refreshList(client),
  })

type CalendarKey = Pick<Calendar, 'homeId' | 'id'>

const nameOf = ({ homeId, id }: CalendarKey) => ({ userId: homeId, calendarId: id })
const calendarOf = ({ userId, calendarId }: ObjectName): CalendarKey => ({ homeId: userId, id: calendarId })

/**
 * What a write expects to find. Where the server shows no version the object is read again and compared (CAL-14).
 *
 * @throws {ApiError} `changed-meanwhile` when it is another one now
 */
async function expecting(api: Api, name: ObjectName, over: Seen | null): Promise<Expectation> {
  if (over === null) return 'nothing'
  if (over.etag !== null) return { version: over.etag }
  const now = await requests.getEvent(api, name)
  if (JSON.stringify(now.data) === JSON.stringify(over.data)) return 'anything'
  const request = { method: endpoints.event.method, path: pathOf(endpoints.event, name) }
  throw new ApiError('changed-meanwhile', { status: null, request })
}

/** Show an object as it will be. What is on its way is stopped, so that an older answer does not overwrite it. */
async function show(client: QueryClient, name: ObjectName, data: JCal | null): Promise<() => void> {
  const calendar = calendarOf(name)
  await client.cancelQueries({ queryKey: keys.rangesOf(calendar) })
  const { calendarId, eventId } = name
  return patchItem(client, calendar, eventId, data && { calendarId, eventId, etag: null, data })
}

/** Ask a calendar again, and the list, whose ctag then says what we know already. */
async function refresh(client: QueryClient, calendar: CalendarKey): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: keys.rangesOf(calendar) }), refreshList(client)])
}

const refreshList = (client: QueryClient) => client.invalidateQueries({ queryKey: keys.allCalendars })
