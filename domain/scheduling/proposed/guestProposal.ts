import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { isRecurring } from '../../jcal/isRecurring.ts'
import { parameterOf, propertiesOf, propertyOf, textOf } from '../../jcal/properties.ts'
import type { EpochMs } from '../../time/units.ts'
import { invitationFor } from '../invitationFor.ts'
import type { HeldObject, ItipMessage } from '../ItipMessage.ts'
import { latestStamp } from '../latestStamp.ts'
import { partsOf, withVEvents } from '../partsOf.ts'
import { attendeeOf, organizerOf } from '../people.ts'

/** A time as it is typed: a day as `2027-03-16`, times as `14:00`, in the zone of the event. */
export type TypedTime = { readonly date: string; readonly start: string; readonly end: string }

/**
 * When an event is, as it would be typed, with the name of its zone.
 *
 * @returns null for whole days and for a series, for which no time can be proposed in a page
 */
export function typedTimeIn(invitation: JCal): (TypedTime & { readonly zone: string }) | null {
  const [vevent] = partsOf(invitation).values()
  const start = vevent && propertyOf(vevent, 'dtstart')
  if (!start || start[2] !== 'date-time' || isRecurring(invitation)) return null
  const [date = '', time = ''] = textIn(start).split('T')
  const end = textIn(propertyOf(vevent, 'dtend'))
  const until = end.startsWith(date) ? end.slice(11, 16) : ''
  return { date, start: time.slice(0, 5), end: until, zone: parameterOf(start, 'tzid') ?? 'UTC' }
}

type Given = TypedTime & { readonly address: string; readonly note: string; readonly now: EpochMs }

/**
 * The COUNTER of a guest elsewhere who types another time in a page (CAL-30).
 *
 * @param held what the organizer holds
 * @returns null if they are not invited, or that is no time
 */
export function guestProposal({ data, state }: HeldObject, given: Given): ItipMessage | null {
  const { address, date, start, end, note, now } = given
  const invitation = invitationFor(data, address)
  const time = invitation && typedTimeIn(invitation)
  const [first] = partsOf(invitation)
  if (data === null || invitation === null || !time || first === undefined) return null
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isTime(start) || !isTime(end) || end <= start) return null
  if (Number.isNaN(Date.parse(`${date}T${start}Z`))) return null
  const [part, vevent] = first
  const { sequence } = state.revision
  return {
    method: 'COUNTER',
    uid: textOf(vevent, 'uid'),
    sender: address,
    recipient: organizerOf(data),
    sequence,
    dtstamp: latestStamp(now, ''),
    data: withVEvents(invitation, new Map([[part, at(vevent, { address, date, start, end, note })]])),
  }
}

const textIn = (property: JCalProperty | undefined): string =>
  typeof property?.[3] === 'string' ? property[3] : ''

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** A VEVENT at another time, with nobody but the guest. */
function at(vevent: JCalComponent, { address, date, start, end, note }: Omit<Given, 'now'>): JCalComponent {
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
