import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { put, withoutParameters } from '../jcal/properties.ts'
import type { Revision } from './ItipMessage.ts'
import { partsOf, withVEvents } from './partsOf.ts'
import { bareOf } from './people.ts'

/**
 * An invitation as it is mailed to a guest elsewhere (CAL-30): of the attendees only the guest, who is asked to answer,
 * and the revision in every part, so that their program's answer names it.
 *
 * @param invitation as `invitationFor` returns it
 * @param address of the guest, bare
 * @param replyTo where programs send answers; the organizer's own address unless given
 * @param note what the organizer says with it
 */
export function guestCopy(
  invitation: JCal,
  {
    address,
    revision,
    replyTo,
    note = '',
  }: {
    address: string
    revision: Revision
    replyTo?: string | undefined
    note?: string
  },
): JCal {
  const copied = ([name, properties, inside]: JCalComponent): JCalComponent => {
    const own = properties.filter((each) => each[0] !== 'attendee' || bareOf(each) === address)
    const asked = own.map((each) => (each[0] === 'attendee' ? asking(each) : each))
    const stamped = put(asked, ['dtstamp', {}, 'date-time', revision.dtstamp])
    const sent = put(stamped, ['sequence', {}, 'integer', revision.sequence])
    return [name, note === '' ? sent : [...sent, ['comment', {}, 'text', note]], inside ?? []]
  }
  const parts = [...partsOf(invitation)].map(([part, vevent]) => [part, copied(vevent)] as const)
  return withOrganizerAt(withVEvents(invitation, new Map(parts)), replyTo)
}

/**
 * An object whose organizer is reached elsewhere. All messages about an event name the same one: programs take a CANCEL
 * from nobody else (RFC 5546 3.2.5).
 *
 * @param replyTo their own address unless given
 */
export function withOrganizerAt(jcal: JCal, replyTo: string | undefined): JCal {
  if (replyTo === undefined) return jcal
  const parts = [...partsOf(jcal)].map(([part, [name, properties, inside]]): [string, JCalComponent] => [
    part,
    [name, properties.map((each) => answeredAt(each, replyTo)), inside ?? []],
  ])
  return withVEvents(jcal, new Map(parts))
}

const asking = ([name, parameters, type, ...values]: JCalProperty): JCalProperty => [
  name,
  { ...withoutParameters(parameters, 'rsvp'), rsvp: 'TRUE' },
  type,
  ...values,
]

const answeredAt = (property: JCalProperty, replyTo: string): JCalProperty => {
  const [name, parameters, type] = property
  if (name !== 'organizer') return property
  return [name, withoutParameters(parameters, 'email', 'sent-by'), type, `mailto:${replyTo}`]
}
