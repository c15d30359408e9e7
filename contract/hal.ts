import * as v from 'valibot'

/** The part of HAL that this family uses: a link to oneself. */
export const selfLink = v.looseObject({ self: v.looseObject({ href: v.string() }) })

/** A calendar as an href names it. */
export type CalendarHref = { readonly homeId: string; readonly calendarId: string }
/** An event as an href names it. */
export type EventHref = CalendarHref & { readonly eventId: string }

/**
 * The last two segments of a calendar's href, without the extension (CAL-3). Hrefs have any prefix, and are
 * not encoded (`/sdav/calendars/h/a b.json`) or encoded; both give the same result.
 *
 * @returns null if the href has fewer than two segments
 */
export function readCalendarHref(href: string): CalendarHref | null {
  const [homeId, calendarId] = lastSegments(href, 2, '.json')
  return homeId && calendarId ? { homeId, calendarId } : null
}

/**
 * The last three segments of an event's href, without the extension (CAL-3). @returns null if there are fewer
 */
export function readEventHref(href: string): EventHref | null {
  const [homeId, calendarId, eventId] = lastSegments(href, 3, '.ics')
  return homeId && calendarId && eventId ? { homeId, calendarId, eventId } : null
}

function lastSegments(href: string, count: number, ending: string): readonly string[] {
  const segments = withoutOrigin(href).split('/').slice(1)
  if (segments.length < count) return []
  const wanted = segments.slice(-count)
  const last = wanted[count - 1] ?? ''
  const bare = last.endsWith(ending) ? last.slice(0, -ending.length) : last
  return [...wanted.slice(0, -1), bare].map(decoded)
}

const withoutOrigin = (href: string) => href.replace(/^[a-z]+:\/\/[^/]*/i, '')

// Deployed servers send `p%q.ics` as it is: what cannot be decoded was never encoded.
const decoded = (segment: string) => {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
