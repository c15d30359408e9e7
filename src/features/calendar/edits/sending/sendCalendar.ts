import type { QueryClient } from '@tanstack/react-query'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import type {
  CalendarEdit,
  ChangeCalendar,
  CreateCalendar,
  DeleteCalendar,
  RestoreCalendar,
} from '#domain/edits/Edit.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { binnedAt, restoreFromBin } from '../../queries/requests/binRequests.ts'
import { changeCalendar, createCalendar, deleteCalendar } from '../../queries/requests/calendarRequests.ts'
import { doneByList } from '../../queries/calendars/doneByList.ts'
import { ownBinItem } from './ownBinItem.ts'

/**
 * Send an edit of a calendar, and read the list again. The ranges of a deleted calendar leave the cache.
 */
export async function sendCalendar(
  { api, client }: { readonly api: Api; readonly client: QueryClient },
  edit: CalendarEdit,
): Promise<void> {
  try {
    await send(api, edit)
    if (edit.kind !== 'deleteCalendar') return
    const { userId: homeId, calendarId: id } = edit.calendar
    client.removeQueries({ queryKey: calendarKeys.rangesOf({ homeId, id }) })
  } finally {
    await client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
  }
}

function send(api: Api, edit: CalendarEdit): Promise<void> {
  switch (edit.kind) {
    case 'createCalendar':
      return createOnce(api, edit)
    case 'changeCalendar':
      return changeOnce(api, edit)
    case 'deleteCalendar':
      return deleteOnce(api, edit)
    case 'restoreCalendar':
      return restoreCalendar(api, edit)
  }
}

/** Ids are made at random: one that is taken is that of an earlier try, whose answer was lost. */
async function createOnce(api: Api, { userId, properties }: CreateCalendar): Promise<void> {
  const write = () =>
    changeCalendar(
      api,
      { userId, calendarId: properties.id },
      {
        'dav:name': properties['dav:name'] ?? null,
        'apple:color': properties['apple:color'] ?? null,
        'caldav:description': properties['caldav:description'] ?? null,
      },
    )
  const create = async () => {
    try {
      await createCalendar(api, userId, properties)
    } catch (taken) {
      if (failureBehind(taken) !== 'already-exists') throw taken
      // Another server takes no second calendar of the same name: then there is none by this id.
      await write().catch((error: unknown) => {
        throw failureBehind(error) === 'not-found' ? taken : error
      })
    }
  }
  await doneByList(api, userId, create, async (listed) => {
    if (!listed.includes(properties.id)) return false
    // It may have been created with what was typed before.
    await write()
    return true
  })
}

/** It is as it was to be if the list shows all that was changed. */
const changeOnce = (api: Api, { calendar: { userId, calendarId }, patch }: ChangeCalendar) =>
  doneByList(
    api,
    userId,
    () => changeCalendar(api, { userId, calendarId }, patch),
    (_listed, calendars) => {
      const now = calendars.find(({ id }) => id === calendarId)
      return now !== undefined && isAsIn(now, patch)
    },
  )

const isAsIn = ({ name, colour, description }: Calendar, patch: ChangeCalendar['patch']): boolean =>
  patch['apple:order'] === undefined &&
  isAs(name, patch['dav:name']) &&
  isAs(colour, patch['apple:color']) &&
  isAs(description, patch['caldav:description'])

const isAs = (now: string, wanted: string | null | undefined) =>
  wanted === undefined || now === (wanted ?? '')

async function deleteOnce(api: Api, { calendar, telling }: DeleteCalendar): Promise<void> {
  const remove = () => deleteCalendar(api, calendar, telling)
  try {
    await doneByList(api, calendar.userId, remove, (listed) => !listed.includes(calendar.calendarId))
  } catch (error) {
    if (failureBehind(error) !== 'not-found' || !(await ownBinItem(api, calendar))) throw error
  }
}

/** What is back already was brought back by an earlier try, or in another tab. */
const restoreCalendar = (api: Api, { calendar, telling }: RestoreCalendar): Promise<void> =>
  doneByList(
    api,
    calendar.userId,
    async () => {
      const item = await binnedAt(api, calendar)
      const request = { method: endpoints.calendar.method, path: pathOf(endpoints.calendar, calendar) }
      if (item === null) throw new ApiError('not-found', { status: null, request })
      await restoreFromBin(api, item.id, telling)
    },
    (listed) => listed.includes(calendar.calendarId),
    ['not-found'],
  )
