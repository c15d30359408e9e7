import { daysBetween } from '#domain/time/dates.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { dayMs, epochMs, type EpochMs, type IsoDate } from '#domain/time/units.ts'
import { patterns, type Path } from './addresses.ts'

/**
 * What a link to a time says: the instants of an event to be, or its days (last inclusive), and perhaps a title.
 * Anyone who opens it sees the same time in their own zone.
 */
export type TimeLink = { readonly title: string } & (
  | { readonly kind: 'timed'; readonly start: EpochMs; readonly end: EpochMs }
  | { readonly kind: 'allDay'; readonly first: IsoDate; readonly last: IsoDate }
)

/** Longer ones are no titles. */
const maxTitle = 200
/** Nothing is planned in one piece for longer. */
const maxDays = 366

/** The address of a time. It has the title's first line, and nothing else of an event. */
export function timeLinkPath(link: TimeLink): Path {
  const query = new URLSearchParams(
    link.kind === 'timed'
      ? { start: utcText(link.start), end: utcText(link.end) }
      : { start: link.first, end: link.last },
  )
  const title = link.title.split('\n', 1)[0]?.trim().slice(0, maxTitle) ?? ''
  if (title !== '') query.set('title', title)
  return `${patterns.timeLink}?${query.toString().replaceAll('%3A', ':')}`
}

/**
 * The whole address of a time, to be given to somebody.
 *
 * @param here the address on screen
 */
export function timeLinkAddress(link: TimeLink, here: string): string {
  const { origin, pathname } = new URL(here)
  return `${origin}${pathname}#${timeLinkPath(link)}`
}

/**
 * Read the address of a time, strictly: somebody else wrote it.
 *
 * @param path with its search
 * @returns null if it does not say a start and a later end, both to the minute in UTC or both days
 */
export function readTimeLink(path: string): TimeLink | null {
  const query = new URLSearchParams(path.split('?', 2)[1])
  const [start, end, title] = [query.get('start') ?? '', query.get('end') ?? '', query.get('title') ?? '']
  if (title.length > maxTitle || hasControl(title)) return null
  const [first, last] = [readDate(start), readDate(end)]
  if (first !== null && last !== null)
    return first <= last && daysBetween(first, last) < maxDays ? { kind: 'allDay', first, last, title } : null
  const [from, to] = [readUtc(start), readUtc(end)]
  if (from === null || to === null) return null
  return from < to && to - from <= maxDays * dayMs ? { kind: 'timed', start: from, end: to, title } : null
}

/** `2027-03-15T13:00Z`. */
const utcText = (instant: EpochMs) => `${new Date(instant).toISOString().slice(0, 16)}Z`

function readUtc(text: string): EpochMs | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text)) return null
  const instant = epochMs(Date.parse(text))
  // 31 February is read as a day of March, and 24:00 as the next day.
  return Number.isNaN(instant) || utcText(instant) !== text ? null : instant
}

const hasControl = (text: string) => /\p{Cc}/u.test(text)
