import * as v from 'valibot'
import { calendarEntry, calendarList } from '#contract/calendar.ts'
import type { Home } from './homeOf.ts'

/** The path of the first calendar that was shared with a person, after that of their home: `/shared~...`. */
export async function copyIn(home: Home): Promise<string> {
  const list = await (await home.ask('GET', '.json?sharedDelegationStatus=accepted&withRights=true')).json()
  const [entry] = v.parse(calendarList, list)._embedded?.['dav:calendar'] ?? []
  const { href } = v.parse(calendarEntry, entry)._links.self
  return href.slice(`/dav/api/calendars/${home.id}`.length, -'.json'.length)
}
