import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { CalendarChange, NewCalendar } from '#contract/calendar.ts'
import type { Api } from '../../../api/createApi.ts'
import type { Calendar } from './Calendar.ts'
import { keys } from './queries.ts'
import * as requests from './requests.ts'

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

const refreshList = (client: QueryClient) => client.invalidateQueries({ queryKey: keys.allCalendars })
