import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { drafted } from '../../event/draftWhen.ts'
import { isRecurring } from '../../jcal/isRecurring.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { parameterOf, propertiesOf, propertyOf, textOf } from '../../jcal/properties.ts'
import type { EpochMs } from '../../time/units.ts'
import { invitationFor } from '../invitationFor.ts'
import type { HeldObject, ItipMessage } from '../ItipMessage.ts'
import { latestStamp } from '../latestStamp.ts'
import { isCancelled, partsOf, plainPart, withVEvents } from '../partsOf.ts'
import { attendeeOf, organizerOf } from '../people.ts'

/** A time as it is typed: a day as `2027-03-16`, times as `14:00`, in the zone of the event. */
export type TypedTime = { readonly date: string; readonly start: string; readonly end: string }

/**
 * When an event is, or one date of a series, as it would be typed, with the name of its zone.
 *
 * @param date as in `partsOf`; null for an event that does not repeat
 * @returns null for whole days, for what is cancelled or not there, and for all of a series: for these no time can be
 *   proposed in a page
 */
export function typedTimeIn(
  invitation: JCal,
  date: string | null,
): (TypedTime & { readonly zone: string }) | null {
  const vevent = partIn(invitation, date)
  const start = vevent && propertyOf(vevent, 'dtstart')
  const when = drafted(parseObject(invitation), date)?.when
  if (!start || start[2] !== 'date-time' || when?.kind !== 'timed') return null
  const [day = '', time = ''] = textIn(start).split('T')
  const until = when.end.startsWith(day) ? when.end.slice(11, 16) : ''
  return { date: day, start: time.slice(0, 5), end: until, zone: parameterOf(start, 'tzid') ?? 'UTC' }
}

/** The VEVENT of an event that does not repeat, or of one date; null if there is none, or it is cancelled. */
function partIn(invitation: JCal, date: string | null): JCalComponent | null {
  const parts = partsOf(invitation)
  if (date === null && isRecurring(invitation)) return null
  const vevent = parts.get(date ?? '') ?? plainPart(invitation, date ?? '')
  return vevent === null || isCancelled(vevent) ? null : vevent
}

type Given = TypedTime & {
  readonly address: string
  /** The date of a series, as in `partsOf`; null for an event that does not repeat. */
  readonly of: string | null
  readonly note: string
  readonly now: EpochMs
}

/**
 * The COUNTER of a guest elsewhere who types another time in a page (CAL-30).
 *
 * @param held what the organizer holds
 * @returns null if they are not invited, or that is no time
 */
export function guestProposal({ data, state }: HeldObject, given: Given): ItipMessage | null {
  const { address, of, date, start, end, note, now } = given
  const invitation = invitationFor(data, address)
  const vevent = invitation && partIn(invitation, of)
  if (data === null || invitation === null || !vevent || typedTimeIn(invitation, of) === null) return null
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isTime(start) || !isTime(end) || end <= start) return null
  if (Number.isNaN(Date.parse(`${date}T${start}Z`))) return null
  const { sequence } = state.revision
  return {
    method: 'COUNTER',
    uid: textOf(vevent, 'uid'),
    sender: address,
    recipient: organizerOf(data),
    sequence,
    dtstamp: latestStamp(now, ''),
    data: withVEvents(invitation, new Map([[of ?? '', at(vevent, { address, date, start, end, note })]])),
  }
}

const textIn = (property: JCalProperty | undefined): string =>
  typeof property?.[3] === 'string' ? property[3] : ''

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** A VEVENT at another time, with nobody but the guest. */
function at(
  vevent: JCalComponent,
  { address, date, start, end, note }: Omit<Given, 'now' | 'of'>,
): JCalComponent {
  const known = propertyOf(vevent, 'dtstart')
  const ending = textIn(known).endsWith('Z') ? 'Z' : ''
  const timed = (name: string, time: string): JCalProperty => [
    name,
    known?.[1] ?? {},
    'date-time',
    `${date}T${time}:00${ending}`,
  ]
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
