import type { QueryClient } from '@tanstack/react-query'
import { readCalendarHref } from '#contract/hal.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import type { CalendarsRead } from '../queries/calendars/readCalendars.ts'
import { readAgain } from '../queries/readAgain.ts'
import type { ChangeNews } from './ChangeNews.ts'

/**
 * Has read again what changed, and nothing else: what is on screen of a calendar, or the list, which in turn has read the
 * calendars with another ctag.
 */
export function applyNews(client: QueryClient, userId: string, news: ChangeNews): void {
  if (news.kind === 'list') return readList(client)
  if (news.kind !== 'calendar') return undefined
  const key = calendarKeys.calendars(userId)
  const list = client.getQueryData<CalendarsRead>(key)
  const address = readCalendarHref(news.path)
  // It is read just now.
  if (list === undefined) return undefined
  const name = address && `${address.homeId}/${address.calendarId}`
  if (!address || !name || !(name in list.ctags)) return readList(client)
  if (list.ctags[name] === news.ctag) return undefined
  // The list stays as it was read: when an edit of one's own is acknowledged later than its news came, the list shows
  // that the ranges are to be read once more, after it.
  const { homeId, calendarId: id } = address
  readAgain(client, { homeId, id })
}

function readList(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
}
