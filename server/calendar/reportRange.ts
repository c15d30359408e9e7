import type { ReportQuery } from '#contract/calendar.ts'
import type { CalendarRecord, Ports } from '../ports.ts'
import { itemText, reportText } from './hal.ts'
import { calendarHref } from './hrefs.ts'
import { readRange } from './readRange.ts'
import { asInstances, asStored } from './stored.ts'
import { syncToken } from './syncToken.ts'

/** What a REPORT is about: the calendar it names, and the calendars whose events it answers (CAL-6). */
export type Scope = {
  readonly homeId: string
  readonly calendarId: string
  readonly calendars: readonly CalendarRecord[]
}

/**
 * The objects touching a range (CAL-7, CAL-8), their series expanded or as they are stored (CAL-9). What cannot be read is left out
 * (CAL-10).
 *
 * @returns the answer as JSON text
 */
export async function reportRange(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  { homeId, calendarId, calendars }: Scope,
  match: NonNullable<ReportQuery['match']>,
  expand: boolean,
): Promise<string> {
  const range = readRange(match)
  const found = await Promise.all(
    calendars.map((each) => store.events.inRange(homeId, each.calendarId, range)),
  )
  const told = found.flat().map((event) => ({
    event,
    said: expand ? asInstances(event.jcal, range) : asStored(event.jcal),
  }))
  const unreadable = told.filter(({ said }) => said === 'unreadable').length
  if (unreadable > 0) log('events-unreadable', { unreadable })
  const items = told.flatMap(({ event, said }) => (typeof said === 'string' ? [] : [itemText(event, said)]))
  return reportText(calendarHref(homeId, calendarId), items, syncToken(calendars))
}
