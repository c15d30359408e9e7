import { defaultCalendarName, type CalendarEntry } from '#contract/calendar.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord, EventRecord } from '../../store/records.ts'
import { ownCalendarFeatures } from './ownCalendarFeatures.ts'
import { calendarHref, eventHref } from './hrefs.ts'
import { syncToken } from './syncToken.ts'

const linksTo = (href: string) => ({ self: { href } })

/** A calendar in a list (CAL-1); properties that were never set are left out. */
export function writeCalendarEntry(calendar: CalendarRecord, generation: Store['generation']): CalendarEntry {
  const { homeId, calendarId, description, colour, order, copy, source, web } = calendar
  const ctag = syncToken(generation, [calendar])
  const name = calendar.name ?? (calendarId === homeId ? defaultCalendarName : null)
  return {
    _links: linksTo(calendarHref(homeId, calendarId)),
    ...(name !== null && { 'dav:name': name }),
    ...(description !== null && { 'caldav:description': description }),
    ...(source === undefined && web === undefined && { 'calendarserver:ctag': ctag }),
    ...(colour !== null && { 'apple:color': colour }),
    ...(order !== null && { 'apple:order': order }),
    ...(copy !== undefined && !copy.isPublic && { 'calendarserver:delegatedsource': hrefOf(copy.source) }),
    // A subscription says by its source whether it has changed (CAL-24).
    ...(source !== undefined && {
      'calendarserver:source': { ...writeCalendarEntry(source, generation), 'calendarserver:ctag': ctag },
    }),
    ...(web !== undefined && {
      'calendarserver:source': {
        _links: linksTo(web.address),
        'calendarserver:ctag': ctag,
        'kalends:readAt': isoOf(web.readAt),
        ...(web.failingSince !== null && { 'kalends:failingSince': isoOf(web.failingSince) }),
      },
    }),
  }
}

const isoOf = (instant: EpochMs) => new Date(instant).toISOString()

const hrefOf = ({ homeId, calendarId }: Pick<CalendarRecord, 'homeId' | 'calendarId'>) =>
  calendarHref(homeId, calendarId)

/** The list of a home's calendars (CAL-1), with what they can do (CAL-36). @param entries of `writeCalendarEntry` */
export const writeCalendarList = (href: string, entries: readonly object[]) => ({
  _links: linksTo(href),
  'kalends:features': ownCalendarFeatures,
  _embedded: { 'dav:calendar': entries },
})

/** The text before and after the entries of a list of calendars. Entries are separated by commas. */
export const listFrame = (href: string): { readonly head: string; readonly tail: string } => ({
  head: `{"_links":${JSON.stringify(linksTo(href))},"_embedded":{"dav:calendar":[`,
  tail: ']}}',
})

type Data = { readonly data: string; readonly isCapped?: boolean }

/**
 * An object as JSON text (CAL-35). Its stored jCal is inserted without parsing. `isCapped` says that a series
 * has more instances than are listed.
 */
export const eventText = (event: EventRecord, content: Data): string => `${fieldsOf(event, content)}}`

/** The same as one object of a REPORT (CAL-7). */
export const itemText = (event: EventRecord, content: Data): string =>
  `${fieldsOf(event, content)},"status":200}`

function fieldsOf(event: EventRecord, { data, isCapped = false }: Data): string {
  const links = JSON.stringify(linksTo(eventHref(event)))
  const capped = isCapped ? ',"isCapped":true' : ''
  return `{"_links":${links},"etag":${JSON.stringify(event.etag)},"data":${data}${capped}`
}

/** The answer to a REPORT as JSON text (CAL-7). */
export function reportText(href: string, items: readonly string[], token?: string): string {
  const { head, tail } = reportFrame(href, token)
  return head + items.join(',') + tail
}

/** The text before and after the items of a REPORT. Items are separated by commas. */
export function reportFrame(href: string, token?: string): { readonly head: string; readonly tail: string } {
  const sync = token === undefined ? '' : `,"sync-token":${JSON.stringify(token)}`
  return { head: `{"_links":${JSON.stringify(linksTo(href))},"_embedded":{"dav:item":[`, tail: `]${sync}}}` }
}
