import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { DraftWhen } from '../event/CalendarEvent.ts'
import { isSamePerson } from '../event/guests/GuestList.ts'
import { addressOf } from '../event/guests/readGuestList.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { changeInScope, type Scope } from '../series/inScope.ts'
import type { EpochMs } from '../time/units.ts'
import { partsOf, withVEvents } from './partsOf.ts'

/** What an attendee proposes. */
export type Proposed = {
  /** As `CalendarEvent.occurrence`; null for an event that does not repeat. */
  readonly occurrence: string | null
  readonly scope: Exclude<Scope, 'following'>
  readonly when: DraftWhen
  /** By which they are invited. */
  readonly attendee: string
  /** To the organizer; '' for nothing. */
  readonly note: string
  readonly now: EpochMs
}

/**
 * A COUNTER of an attendee (RFC 5546 3.2.7): the event, or one date of it, at the time that they propose, with
 * themselves alone among its attendees.
 *
 * @param copy of the attendee
 * @returns null if that is no other time
 */
export function counterMessage(copy: JCal, proposed: Proposed): JCal | null {
  const { occurrence, scope, when, attendee, note, now } = proposed
  const { data } = changeInScope(parseObject(copy), { occurrence, scope }, { when }, { now, uid: '' })
  if (data === null || data === copy) return null
  const all = partsOf(data)
  const part =
    scope === 'this' && occurrence !== null && all.has(occurrence) ? occurrence : [...all.keys()][0]
  const vevent = part === undefined ? undefined : all.get(part)
  if (part === undefined || vevent === undefined) return null
  const comment: readonly JCalProperty[] = note === '' ? [] : [['comment', {}, 'text', note]]
  const [, properties] = counterPart(vevent, attendee)
  const sent: JCalComponent = [
    vevent[0],
    [...properties.filter((each) => each[0] !== 'comment'), ...comment],
    [],
  ]
  const method: JCalProperty = ['method', {}, 'text', 'COUNTER']
  const rest = data[1].filter(([name]) => name !== 'method')
  return withVEvents([data[0], [...rest, method], data[2]], new Map([[part, sent]]))
}

/** Of a VEVENT what a COUNTER says: its times and names, and one attendee alone. @param attendee their address */
export const counterPart = ([name, properties]: JCalComponent, attendee: string): JCalComponent => [
  name,
  properties.filter(
    (each) => inCounter.has(each[0]) || (each[0] === 'attendee' && isSamePerson(addressOf(each), attendee)),
  ),
  [],
]

const inCounter = new Set(
  'uid recurrence-id dtstamp sequence organizer dtstart dtend duration rrule rdate exdate summary comment'.split(
    ' ',
  ),
)
