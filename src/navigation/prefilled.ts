import { readDate } from '#domain/time/parseDate.ts'
import type { PrefilledEvent } from './paths.ts'

const aTime = /^(\d{4}-\d\d-\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\dZ?)?$/

const isTime = (text: string | null): text is string =>
  text !== null && readDate(aTime.exec(text)?.[1] ?? '') !== null

/** Longer texts are cut. */
const maxLength = { title: 200, place: 500, calendar: 200, guests: 2_000, description: 8_000 } as const

const maxMinutes = 366 * 24 * 60

/** What an address says of a new event. It may come from anybody: what cannot be read is left out. */
export function readPrefilled(query: URLSearchParams): PrefilledEvent {
  const [start, end, duration] = [query.get('start'), query.get('end'), query.get('duration') ?? '']
  const minutes = /^\d{1,6}$/.test(duration) ? Number(duration) : 0
  return {
    ...(isTime(start) && { start }),
    ...(isTime(end) && { end }),
    ...(minutes > 0 && minutes <= maxMinutes && { duration: String(minutes) }),
    ...textOf(query, 'title'),
    ...textOf(query, 'place'),
    ...textOf(query, 'calendar'),
    ...textOf(query, 'guests'),
    ...textOf(query, 'description'),
  }
}

function textOf(query: URLSearchParams, name: keyof typeof maxLength): PrefilledEvent {
  const breaks = name === 'description' ? /[^\P{Cc}\n]/gu : /\p{Cc}/gu
  const text = (query.get(name) ?? '').replaceAll('\r\n', '\n').replaceAll(breaks, ' ')
  return text.trim() === '' ? {} : { [name]: text.slice(0, maxLength[name]) }
}
