import { addDays } from '#domain/time/dates.ts'
import { readDate } from '#domain/time/parseDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { patterns, type Path } from '../addresses.ts'
import { printZones, readZones } from '../furtherZones.ts'
import { matchPattern, printPattern } from '../pattern.ts'

/** The contents of an address of the print preview: everything that decides what is on the sheets. */
export type PrintPlace = {
  /** The name of a view of the calendar, or of a further layout: how the sheets look. */
  readonly layout: string
  readonly first: IsoDate
  /** Inclusive. */
  readonly last: IsoDate
  /** The ids of the calendars on them; null for all there are. */
  readonly calendars: readonly string[] | null
  /** The names of the saved searches that choose among their events; none for all events. */
  readonly saved: readonly string[]
  readonly ink: 'colour' | 'black'
  readonly hasDescriptions: boolean
  readonly paper: 'a4' | 'letter'
  /** null as the layout needs it. */
  readonly orientation: 'portrait' | 'landscape' | null
  /** The time zone, by its IANA name; null for that of the person or the device. */
  readonly zone: string | null
  /** Further zones whose hours stand beside its own, by their IANA names; null for those that the person chose. */
  readonly zones: readonly string[] | null
}

/** More days than these are not printed at once: each month is read of each calendar. */
export const maxPrintedDays = 2 * 366

/** The address of a print preview; defaults are left out. */
export function printPath(place: PrintPlace): Path {
  const { layout, first, last, calendars, saved, ink, hasDescriptions, paper, orientation, zone } = place
  const zones = printZones(place.zones ?? undefined)
  const query = new URLSearchParams({
    ...(ink === 'black' && { ink }),
    ...(hasDescriptions && { descriptions: 'yes' }),
    ...(paper === 'letter' && { paper }),
    ...(orientation && { orientation }),
    ...(zone && { zone }),
    ...(zones && { zones }),
  })
  // No calendar at all is an empty name: without the name, there are all of them.
  if (calendars) for (const id of calendars.length === 0 ? [''] : calendars) query.append('calendar', id)
  for (const name of saved) query.append('saved', name)
  const path = printPattern(patterns.print, { layout, first, last })
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')
  return text === '' ? path : `${path}?${text}`
}

/**
 * Read an address of the print preview; the inverse of `printPath`. A last day before the first means that day
 * alone, and one too late the last that can be printed.
 *
 * @param pathname without the search, slots percent-encoded
 * @param search with or without its `?`
 * @returns null if it names no layout, or no day that exists; the page knows which layouts there are
 */
export function readPrintPlace(pathname: string, search = ''): PrintPlace | null {
  const slots = matchPattern(patterns.print, pathname)
  const layout = slots?.get('layout')
  const first = readDate(slots?.get('first') ?? '')
  const last = readDate(slots?.get('last') ?? '')
  if (!layout || first === null || last === null) return null
  const query = new URLSearchParams(search)
  const orientation = query.get('orientation')
  const calendars = query.getAll('calendar')
  return {
    layout,
    first,
    last: within(first, last),
    calendars: calendars.length === 0 ? null : calendars.filter((id) => id !== ''),
    saved: query.getAll('saved').filter((name) => name !== ''),
    ink: query.get('ink') === 'black' ? 'black' : 'colour',
    hasDescriptions: query.get('descriptions') === 'yes',
    paper: query.get('paper') === 'letter' ? 'letter' : 'a4',
    orientation: orientation === 'portrait' || orientation === 'landscape' ? orientation : null,
    zone: query.get('zone') || null,
    zones: readZones(query) ?? null,
  }
}

function within(first: IsoDate, last: IsoDate): IsoDate {
  const latest = addDays(first, maxPrintedDays - 1)
  if (last < first) return first
  return last > latest ? latest : last
}
