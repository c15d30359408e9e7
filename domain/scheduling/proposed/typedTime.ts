import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { drafted } from '../../event/draftWhen.ts'
import { isRecurring } from '../../jcal/isRecurring.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { parameterOf, propertiesOf, propertyOf } from '../../jcal/properties.ts'
import { addDays } from '../../time/dates.ts'
import { readDate } from '../../time/parseDate.ts'
import { isCancelled, partsOf, plainPart } from '../partsOf.ts'
import { attendeeOf } from '../people.ts'

/**
 * A time as it is typed: days as `2027-03-16`, times as `14:00`, in the zone of the event. Of whole days `start` and
 * `end` are '', of others `last`.
 */
export type TypedTime = Readonly<Record<'date' | 'last' | 'start' | 'end', string>>

/** What a time is for. */
export type TypedFor = {
  /** The date of a series, as in `partsOf`; null for an event that does not repeat. */
  readonly of: string | null
  /** All dates of the series move as this one does. */
  readonly isForAll: boolean
}

/**
 * When an event is, or one date of a series, as it would be typed, with the name of its zone; null of whole days, and
 * of a time without a zone.
 *
 * @param date as in `partsOf`; null for an event that does not repeat
 * @returns null for what is cancelled or not there, and for a series without a date
 */
export function typedTimeIn(
  invitation: JCal,
  date: string | null,
): (TypedTime & { readonly zone: string | null }) | null {
  const vevent = partIn(invitation, date)
  const start = vevent && propertyOf(vevent, 'dtstart')
  const when = drafted(parseObject(invitation), date)?.when
  if (!start || !when) return null
  if (when.kind === 'allDay') return { date: when.first, last: when.last, start: '', end: '', zone: null }
  const [day = '', time = ''] = valueText(start).split('T')
  const [from, until] = [time.slice(0, 5), when.end.slice(11, 16)]
  const isShown = when.end.startsWith(day) || isOvernight(day, { from, ...splitIn(when.end) })
  const zone = parameterOf(start, 'tzid') ?? (valueText(start).endsWith('Z') ? 'UTC' : null)
  return { date: day, last: '', start: from, end: isShown ? until : '', zone }
}

const splitIn = (local: string) => ({ day: local.slice(0, 10), until: local.slice(11, 16) })

/** Whether a time ends on the day after, before it has lasted for a day. */
function isOvernight(first: string, end: Readonly<Record<'from' | 'day' | 'until', string>>): boolean {
  const day = readDate(first)
  return day !== null && end.day === addDays(day, 1) && end.until <= end.from
}

/** The VEVENT of an event that does not repeat, or of one date; null if there is none, or it is cancelled. */
export function partIn(invitation: JCal, date: string | null): JCalComponent | null {
  if (date === null && isRecurring(invitation)) return null
  const vevent = partsOf(invitation).get(date ?? '') ?? plainPart(invitation, date ?? '')
  return vevent === null || isCancelled(vevent) ? null : vevent
}

/** Begin and end as the values of DTSTART and DTEND. */
export type TypedSpan = { readonly start: string; readonly end: string }

/**
 * What was typed, as values; null if it is no time.
 *
 * @param known the time that the event has: one that goes on after midnight may end on the day after again
 */
export function typedSpan({ date, last, start, end }: TypedTime, known: TypedTime): TypedSpan | null {
  const first = readDate(date)
  if (first === null) return null
  if (known.last !== '') {
    const until = readDate(last)
    return until !== null && until >= first ? { start: first, end: addDays(until, 1) } : null
  }
  if (!isTime(start) || !isTime(end)) return null
  const goesOn = known.end !== '' && known.end <= known.start && end <= start
  if (end <= start && !goesOn) return null
  return { start: `${first}T${start}:00`, end: `${goesOn ? addDays(first, 1) : first}T${end}:00` }
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** A span that is moved as far as another one is from where it was, and as long as that. */
export function movedAlong(start: string, from: TypedSpan, to: TypedSpan): TypedSpan {
  const moved = msIn(start) + msIn(to.start) - msIn(from.start)
  const textAt = (ms: number) => new Date(ms).toJSON().slice(0, to.start.length)
  return { start: textAt(moved), end: textAt(moved + msIn(to.end) - msIn(to.start)) }
}

const msIn = (text: string) => Date.parse(text.length === 10 ? text : `${text.slice(0, 19)}Z`)

/** A VEVENT at another time, with nobody but the guest. @param address of the guest */
export function veventAt(
  vevent: JCalComponent,
  { start, end }: TypedSpan,
  { address, note }: { readonly address: string; readonly note: string },
): JCalComponent {
  const known = propertyOf(vevent, 'dtstart')
  const ending = valueText(known).endsWith('Z') ? 'Z' : ''
  const type = start.length === 10 ? 'date' : 'date-time'
  const timed = (name: string, text: string): JCalProperty => [name, known?.[1] ?? {}, type, text + ending]
  const attendee = attendeeOf(vevent, address)
  const comment: readonly JCalProperty[] = note === '' ? [] : [['comment', {}, 'text', note]]
  const properties = [
    ...propertiesOf(vevent, 'uid'),
    ...propertiesOf(vevent, 'recurrence-id'),
    ...propertiesOf(vevent, 'organizer'),
    ...(attendee ? [attendee] : []),
    timed('dtstart', start),
    timed('dtend', end),
    ...comment,
  ]
  return [vevent[0], properties, []]
}

/** The value of a property; '' for none. */
export const valueText = (property: JCalProperty | undefined): string =>
  typeof property?.[3] === 'string' ? property[3] : ''
