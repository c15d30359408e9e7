import type { QueryClient } from '@tanstack/react-query'
import { calendarKeys } from '../calendarKeys.ts'
import type { CalendarsRead } from './readCalendars.ts'

/** The lists of calendars that a cache holds, each as it was last read. */
export const cachedLists = (client: QueryClient): readonly CalendarsRead[] =>
  client.getQueriesData<CalendarsRead>({ queryKey: calendarKeys.lists }).flatMap(([, list]) => list ?? [])
