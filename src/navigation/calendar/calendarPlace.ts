import { patterns } from '../addresses.ts'
import type { CalendarPeriod, EventName, PrefilledEvent, SlipTimes } from '../paths.ts'
import { matchPattern } from '../pattern.ts'
import { readPrefilled } from '../prefilled.ts'
import { shownDate } from './shownDate.ts'
import { readZones } from '../furtherZones.ts'

/** The contents of a calendar address: the period on screen, and what is open over it. */
export type CalendarPlace = {
  readonly period: CalendarPeriod
  readonly open:
    | null
    | { readonly kind: 'event'; readonly event: EventName }
    | { readonly kind: 'new'; readonly times: PrefilledEvent }
    | { readonly kind: 'slip'; readonly times: SlipTimes }
    | { readonly kind: 'search'; readonly text: string }
    | { readonly kind: 'quickAdd'; readonly text: string }
    | { readonly kind: 'changes' }
    | { readonly kind: 'invitations' }
}

/**
 * Read a calendar address; the inverse of `calendarPath`, `eventPath`, `newEventPath`, `slipPath`,
 * `searchPath`, `quickAddPath`, `changesPath` and `invitationsPath`.
 *
 * @param pathname without the search, slots percent-encoded
 * @param search with or without its `?`
 * @returns null if it names no view, or no day that exists; the calendar knows which views exist
 */
export function readCalendarPlace(pathname: string, search = ''): CalendarPlace | null {
  // Mostly nothing is open over the period.
  const calendar = matchPattern(patterns.calendar, pathname)
  const event = calendar ? null : matchPattern(patterns.event, pathname)
  const creating = calendar ? null : matchPattern(patterns.newEvent, pathname)
  const searching = calendar ? null : matchPattern(patterns.search, pathname)
  const changes = calendar ? null : matchPattern(patterns.changes, pathname)
  const asked = calendar ? null : matchPattern(patterns.invitations, pathname)
  const adding = calendar ? null : matchPattern(patterns.quickAdd, pathname)
  const drawing = calendar ? null : matchPattern(patterns.slip, pathname)
  const slots = calendar ?? event ?? creating ?? drawing ?? searching ?? changes ?? asked ?? adding
  const view = slots?.get('view')
  const date = shownDate(slots?.get('date') ?? '')
  if (!view || date === null) return null

  const query = new URLSearchParams(search)
  const [set, only] = [query.get('set'), query.get('only')]
  const saved = [...new Set(query.getAll('saved'))].filter((name) => name !== '')
  const shown = { ...(set && { set }), ...(only && { only }), ...(saved.length > 0 && { saved }) }
  const period = { view, date, ...shown, ...zonesIn(query) }
  if (creating) return { period, open: { kind: 'new', times: readPrefilled(query) } }
  if (drawing) return { period, open: readSlip(query) }
  const text = query.get('q') ?? ''
  if (searching) return { period, open: { kind: 'search', text } }
  if (adding) return { period, open: { kind: 'quickAdd', text } }
  if (changes) return { period, open: { kind: 'changes' } }
  if (asked) return { period, open: { kind: 'invitations' } }
  const [calendarId, eventId] = [event?.get('calendarId'), event?.get('eventId')]
  if (!calendarId || !eventId) return { period, open: null }
  const occurrence = event?.get('occurrence') ?? null
  return { period, open: { kind: 'event', event: { calendarId, eventId, occurrence } } }
}

/** The calendar checks that there are such zones. */
function zonesIn(query: URLSearchParams): Pick<CalendarPeriod, 'zone' | 'zones'> {
  const [zone, zones] = [query.get('zone'), readZones(query)]
  return { ...(zone && { zone }), ...(zones && { zones }) }
}

/** Without a start there is nothing to draw. */
function readSlip(query: URLSearchParams): CalendarPlace['open'] {
  const { start, end } = readPrefilled(query)
  return start === undefined ? null : { kind: 'slip', times: { start, ...(end && { end }) } }
}
