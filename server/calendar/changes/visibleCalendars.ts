import { calendarHref } from '../answers/hrefs.ts'
import { syncToken } from '../answers/syncToken.ts'
import type { CalendarRecord } from '../../store/records.ts'
import type { Store } from '../../store/Store.ts'
import { copiesIn } from '../sharing/copies.ts'
import { shortHash } from '../answers/shortHash.ts'

/** What a person sees of calendars, as far as they are told when it changes (CAL-33). */
export type VisibleCalendars = {
  /** Stands for the list without ctags: names, colours, rights, and who else has a calendar. */
  readonly list: string
  readonly calendars: readonly VisibleCalendar[]
}

export type VisibleCalendar = {
  readonly path: string
  readonly ctag: string
  /** Its id in the person's home. */
  readonly calendarId: string
  /** Where it is stored. */
  readonly source: Pick<CalendarRecord, 'homeId' | 'calendarId'>
}

type Reading = Pick<Store, 'calendars' | 'shares' | 'webCalendars' | 'generation'>

export async function visibleCalendars(store: Reading, userId: string): Promise<VisibleCalendars> {
  const own = await store.calendars.ofHome(userId)
  const copies = await copiesIn(store, userId)
  const administered = copies.flatMap(({ copy }) => (copy?.right === 'administration' ? copy.source : []))
  const given = await Promise.all([
    store.shares.from(userId),
    ...administered.map((source) => store.shares.of(source)),
  ])
  const all = [...own, ...copies]
  const entries = all.map(({ copy, source, web, ...calendar }) => [
    { ...calendar, revision: 0 },
    copy && [copy.source, copy.right, copy.status],
    source && { ...source, revision: 0 },
    web && [web.readAt, web.failingSince],
  ])
  const shares = given.flat().map(({ source, userId: id, right, status }) => [source, id, right, status])
  return {
    list: shortHash(JSON.stringify([entries, shares])),
    calendars: all.map((calendar) => visibleCalendar(calendar, store.generation)),
  }
}

/** One of them; null if the person does not see it any more. */
export async function visibleAgain(
  { calendars, generation }: Reading,
  userId: string,
  { calendarId }: Pick<VisibleCalendar, 'calendarId'>,
): Promise<VisibleCalendar | null> {
  const calendar = await calendars.find(userId, calendarId)
  return calendar && visibleCalendar(calendar, generation)
}

const visibleCalendar = (calendar: CalendarRecord, generation: Store['generation']): VisibleCalendar => ({
  path: calendarHref(calendar.homeId, calendar.calendarId),
  ctag: syncToken(generation, [calendar]),
  calendarId: calendar.calendarId,
  source: calendar.copy?.source ?? calendar,
})
