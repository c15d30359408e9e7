import * as v from 'valibot'
import { calendarEntry, reportItem, type CalendarEntry, type ReportItem } from '#contract/calendar.ts'
import { readCalendarHref, readEventHref } from '#contract/hal.ts'
import { jCal, type JCal } from '#contract/jcal.ts'

/** The parts of an answer that the contract names, in a form that can be compared. */
export type Parts = Readonly<Record<string, unknown>>

/**
 * Splits an answer into its calendars, its objects and their events. What differs between two servers
 * (prefixes, tokens, order, `dtstamp`) is left out.
 *
 * @param isSent whether a uid was in a request; the server made up the others
 */
export function partsOf(body: string, isSent: (uid: string) => boolean): Parts {
  if (body.startsWith('BEGIN:VCALENDAR')) return { events: eventsInText(body, isSent) }
  if (!/^[[{]/.test(body)) return {}
  const json: unknown = JSON.parse(body)
  if (v.is(jCal, json)) return { events: eventsIn(json, isSent) }
  if (v.is(calendarEntry, json) && !('_embedded' in json)) return calendarPart(json)
  const read = v.safeParse(list, json)
  if (!read.success) return {}
  const { 'dav:calendar': calendars = [], 'dav:item': items = [] } = read.output._embedded
  return Object.assign({}, ...calendars.map(calendarPart), ...items.map((item) => itemPart(item, isSent)))
}

const list = v.object({
  _embedded: v.object({
    'dav:calendar': v.optional(v.array(calendarEntry)),
    'dav:item': v.optional(v.array(reportItem)),
  }),
})

function calendarPart(entry: CalendarEntry): Parts {
  const { 'dav:name': name, 'caldav:description': description, 'apple:color': colour } = entry
  return { [readCalendarHref(entry._links.self.href)?.calendarId ?? 'home']: { name, description, colour } }
}

function itemPart({ _links, data }: ReportItem, isSent: (uid: string) => boolean): Parts {
  return { [readEventHref(_links.self.href)?.eventId ?? 'unnamed']: eventsIn(data, isSent) }
}

const eventsIn = (data: JCal, isSent: (uid: string) => boolean) =>
  data[2]
    .filter(([name]) => name === 'vevent')
    .map(([, properties]) =>
      properties
        .filter(([name]) => name !== 'dtstamp')
        .filter(([name, , , value]) => name !== 'uid' || (typeof value === 'string' && isSent(value)))
        .map((property) => JSON.stringify(property))
        .toSorted(),
    )

const eventsInText = (text: string, isSent: (uid: string) => boolean) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\n ', '')
    .split('BEGIN:VEVENT\n')
    .slice(1)
    .map((event) =>
      event
        .slice(0, event.indexOf('END:VEVENT'))
        .split('\n')
        .filter((line) => !line.startsWith('DTSTAMP') && !(line.startsWith('UID:') && !isSent(line.slice(4))))
        .toSorted()
        .join('\n'),
    )
    .toSorted()
