import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { readCalendars } from '../calendars/readCalendars.ts'
import { listCalendars } from './calendarRequests.ts'
import { decidesNothing } from './decidesNothing.ts'

/** Whether the calendars that are listed, by their ids, show that something was done. */
type Evidence = (listed: readonly string[]) => boolean

/**
 * Sends what changes the list of a home's calendars. Where no answer comes, the list tells whether it was done: nobody is
 * asked to create a calendar that is there, or to delete one that is gone.
 *
 * @throws the failure of the request, if the list does not show it, or cannot be read either
 */
export async function doneByList(
  api: Api,
  homeId: CalendarName['userId'],
  send: () => Promise<void>,
  isDone: Evidence,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    const listed = decidesNothing(error) ? await listedIds(api, homeId).catch(() => null) : null
    // A list without anything, not even the calendar that every home has, proves nothing.
    if (!listed?.length || !isDone(listed)) throw error
  }
}

async function listedIds(api: Api, homeId: string): Promise<readonly string[]> {
  const { calendars } = readCalendars(await listCalendars(api, homeId), homeId)
  return calendars.map(({ id }) => id)
}
