import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Failure } from '#contract/failure.ts'
import type { Api } from '../../../../api/createApi.ts'
import type { Calendar } from './Calendar.ts'
import { readCalendars } from './readCalendars.ts'
import { listCalendars } from '../requests/calendarRequests.ts'
import { doneAfterAll } from '../../../../api/doneAfterAll.ts'

/** Whether the calendars that are listed, and their ids, show that something was done. */
type Evidence = (listed: readonly string[], calendars: readonly Calendar[]) => boolean | Promise<boolean>

/**
 * Sends what changes the list of a home's calendars. Where no answer comes, the list tells whether it was done: nobody is
 * asked to create a calendar that is there, or to delete one that is gone.
 *
 * @throws the failure of the request, if the list does not show it, or cannot be read either
 */
export const doneByList = (
  api: Api,
  homeId: CalendarName['userId'],
  send: () => Promise<void>,
  isDone: Evidence,
  inTheWay?: readonly Failure[],
): Promise<void> =>
  doneAfterAll(
    send,
    async () => {
      const { calendars } = readCalendars(await listCalendars(api, homeId), homeId)
      // A list without anything, not even the calendar that every home has, proves nothing.
      const ids = calendars.map(({ id }) => id)
      return calendars.length > 0 && isDone(ids, calendars)
    },
    inTheWay,
  )
