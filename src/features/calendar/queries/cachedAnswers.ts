import type { QueryClient } from '@tanstack/react-query'
import { nameOf } from '#domain/edits/ObjectName.ts'
import { calendarKeys } from './calendarKeys.ts'
import { cachedLists } from './calendars/cachedLists.ts'
import { readAgain } from './readAgain.ts'
import type { RangeRead } from './ranges/readItems.ts'

/** What a cache holds of the calendars, for the outbox that writes to them. */
export function cachedAnswers(client: QueryClient) {
  const hasCtag = (name: string) => cachedLists(client).some(({ ctags }) => ctags[name] !== undefined)

  return {
    /** Whether the cache is empty: a sign-out clears it. */
    areGone: () => client.getQueryCache().getAll().length === 0,

    /** Whether every cached answer for the object's calendar was requested after a tick. */
    areAsOf(key: string, tick: number): boolean {
      const { userId, calendarId } = nameOf(key)
      return client
        .getQueriesData<RangeRead>({ queryKey: calendarKeys.rangesOf({ homeId: userId, id: calendarId }) })
        .every(([, read]) => read === undefined || read.asOf >= tick)
    },

    /**
     * Read again what some changed objects are in: the list, whose ctags show which calendars changed, and
     * calendars without a ctag.
     */
    askAgain(touched: readonly string[]): void {
      for (const { userId: homeId, calendarId: id } of touched.map(nameOf)) {
        if (!hasCtag(`${homeId}/${id}`)) readAgain(client, { homeId, id })
      }
      void client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
    },
  }
}
