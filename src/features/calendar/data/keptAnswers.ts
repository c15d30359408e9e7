import type { QueryClient } from '@tanstack/react-query'
import { nameOf } from '#domain/edits/objectKey.ts'
import { keys } from './queries.ts'
import type { CalendarsRead } from './readCalendars.ts'
import type { RangeRead } from './readItems.ts'

/** What a cache holds of the calendars, as those see it who write to them. */
export function keptAnswers(client: QueryClient) {
  const hasCtag = (name: string) =>
    client
      .getQueriesData<CalendarsRead>({ queryKey: keys.allCalendars })
      .some(([, list]) => list?.ctags[name] !== undefined)

  return {
    /** Whoever signs out takes everything along that was known of them. */
    areGone: () => client.getQueryCache().getAll().length === 0,

    /** Whether every answer that is kept of an object's calendar was asked for after a tick. */
    areAsOf(key: string, tick: number): boolean {
      const { userId, calendarId } = nameOf(key)
      return client
        .getQueriesData<RangeRead>({ queryKey: keys.rangesOf({ homeId: userId, id: calendarId }) })
        .every(([, read]) => read === undefined || read.asOf >= tick)
    },

    /**
     * Ask again, now that some objects have changed: the list, which leads to the calendars whose ctag is another, and those that have
     * none themselves.
     */
    askAgain(touched: readonly string[]): void {
      for (const { userId: homeId, calendarId: id } of touched.map(nameOf)) {
        if (!hasCtag(`${homeId}/${id}`))
          void client.invalidateQueries({ queryKey: keys.rangesOf({ homeId, id }) })
      }
      void client.invalidateQueries({ queryKey: keys.allCalendars })
    },
  }
}
