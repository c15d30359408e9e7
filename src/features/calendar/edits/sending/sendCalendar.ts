import type { QueryClient } from '@tanstack/react-query'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { CalendarEdit, CreateCalendar, DeleteCalendar, RestoreCalendar } from '#domain/edits/Edit.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { binnedAt, restoreFromBin } from '../../queries/requests/binRequests.ts'
import { changeCalendar, createCalendar, deleteCalendar } from '../../queries/requests/calendarRequests.ts'
import { doneByList } from '../../queries/requests/doneByList.ts'

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
      return changeCalendar(api, edit.calendar, edit.patch)
    case 'deleteCalendar':
      return deleteOnce(api, edit)
    case 'restoreCalendar':
      return restoreCalendar(api, edit)
  }
}

function createOnce(api: Api, { userId, properties }: CreateCalendar): Promise<void> {
  const { id } = properties
  return doneByList(
    api,
    userId,
    async () => {
      try {
        await createCalendar(api, userId, properties)
      } catch (error) {
        if (failureBehind(error) !== 'already-exists') throw error
        await writeAgain(api, { userId, properties }, error)
      }
    },
    (listed) => listed.includes(id),
  )
}

/** Ids are made at random: one that is taken is that of an earlier try, whose answer was lost. */
async function writeAgain(
  api: Api,
  { userId, properties }: Pick<CreateCalendar, 'userId' | 'properties'>,
  taken: unknown,
): Promise<void> {
  try {
    await changeCalendar(
      api,
      { userId, calendarId: properties.id },
      {
        'dav:name': properties['dav:name'] ?? null,
        'apple:color': properties['apple:color'] ?? null,
        'caldav:description': properties['caldav:description'] ?? null,
      },
    )
  } catch (error) {
    // Another server takes no second calendar of the same name.
    throw failureBehind(error) === 'not-found' ? taken : error
  }
}

const deleteOnce = (api: Api, { calendar, telling }: DeleteCalendar) =>
  doneByList(
    api,
    calendar.userId,
    () => deleteCalendar(api, calendar, telling),
    (listed) => !listed.includes(calendar.calendarId),
  )

async function restoreCalendar(api: Api, { calendar, telling }: RestoreCalendar): Promise<void> {
  const item = await binnedAt(api, calendar)
  const request = { method: endpoints.calendar.method, path: pathOf(endpoints.calendar, calendar) }
  if (item === null) throw new ApiError('not-found', { status: null, request })
  await restoreFromBin(api, item.id, telling)
}
