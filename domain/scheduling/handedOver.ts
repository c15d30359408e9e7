import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { EventPerson } from '../event/guests/GuestList.ts'
import { propertiesOf } from '../jcal/properties.ts'
import type { EpochMs } from '../time/units.ts'
import type { HeldObject } from './ItipMessage.ts'
import { latestStamp } from './latestStamp.ts'
import { partsOf, withSequence, withVEvents } from './partsOf.ts'
import { bare, bareOf, organizerOf } from './people.ts'

/** A meeting with another organizer, and what its guests know of it. */
export type HandedMeeting = { readonly before: JCal; readonly held: HeldObject & { readonly data: JCal } }

/**
 * A meeting that somebody else organizes from now on (RFC 5546 3.2.2.6): the same UID with a higher SEQUENCE. Who hands
 * it over takes part no longer, who takes it over does, and the answers of all others hold.
 *
 * @param held of who hands it over
 * @param to who organizes it from now on
 * @returns also what its guests know, in which the new organizer is no guest: they are told nothing of it
 */
export function handedOver(
  { data, state }: HeldObject & { readonly data: JCal },
  to: EventPerson,
  now: EpochMs,
): HandedMeeting {
  const [former, next] = [organizerOf(data), bare(to.address)]
  const sequence = state.revision.sequence + 1
  const parts = [...partsOf(data)]
  const written = parts.map(([part, vevent]) => {
    const rest = without(vevent, [former, next])
    return [part, withSequence(organizedBy(rest, to, vevent), sequence)] as const
  })
  const known = parts.map(([part, vevent]) => [part, without(vevent, [next])] as const)
  const replies = Object.fromEntries(Object.entries(state.replies).filter(([each]) => each !== next))
  return {
    before: withVEvents(data, new Map(known)),
    held: {
      data: withVEvents(data, new Map(written)),
      state: {
        ...state,
        revision: { sequence, dtstamp: latestStamp(now, state.revision.dtstamp) },
        replies,
        answers: {},
        organizer: '',
      },
    },
  }
}

/** A VEVENT in which these people do not take part. */
function without([name, properties, inside]: JCalComponent, people: readonly string[]): JCalComponent {
  const left = properties.filter((each) => each[0] !== 'attendee' || !people.includes(bareOf(each)))
  return [name, left, inside ?? []]
}

/** @param before the VEVENT in which others stand, too: whether organizers are in its list of attendees */
function organizedBy(
  [name, properties, inside]: JCalComponent,
  { address, name: cn }: EventPerson,
  before: JCalComponent,
): JCalComponent {
  const parameters = cn === '' ? {} : { cn }
  const href = `mailto:${address}`
  const organizer: JCalProperty = ['organizer', parameters, 'cal-address', href]
  const attendee: JCalProperty = ['attendee', { ...parameters, partstat: 'ACCEPTED' }, 'cal-address', href]
  const isListed = propertiesOf(before, 'attendee').length > properties.filter(isAttendee).length
  const rest = properties.filter((each) => each[0] !== 'organizer')
  return [name, [...rest, organizer, ...(isListed ? [attendee] : [])], inside ?? []]
}

const isAttendee = (property: JCalProperty) => property[0] === 'attendee'
