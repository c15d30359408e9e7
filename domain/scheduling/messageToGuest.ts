import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { isForFollowing } from '../jcal/rangeOverridesOf.ts'
import { invitationFor } from './invitationFor.ts'
import type { HeldObject, ItipMessage } from './ItipMessage.ts'
import { meaningOfPart, messagesTo } from './messagesTo.ts'
import { withoutOwn } from './ownProperties.ts'
import { partsOf, plainPart, withVEvents, type Parts } from './partsOf.ts'
import { bareOf } from './people.ts'

/**
 * What a guest elsewhere is told by mail after a change: one message, since the REQUEST of a series leaves out what a
 * CANCEL beside it would name. That of single dates cannot, and brings the CANCEL with it. They do not see the other
 * guests, so that a change of those, or an answer, is none for them.
 *
 * @param before what was told of last; null if nothing was
 * @param after what is stored now, as `organizerChange` returns it
 * @param known as in `messagesTo`
 */
export function messageToGuest(
  address: string,
  before: JCal | null,
  after: HeldObject,
  known: JCal | null = null,
): ItipMessage | null {
  const seen = (jcal: JCal | null) => jcal && seenBy(jcal, address)
  const held = { ...after, data: seen(after.data) }
  const [message = null, cancel] = messagesTo(address, seen(before), held, seen(known))
  if (message?.method !== 'REQUEST' || cancel === undefined || partsOf(message.data).has('')) return message
  const was = partsOf(invitationFor(seen(known ?? before), address))
  const isLeft = ([part, vevent]: readonly [string, JCalComponent]) => {
    const old = was.get(part)
    return old !== undefined && meaningOfPart(old) === meaningOfPart(vevent)
  }
  const isAll = !partsOf(cancel.data).has('') && [...partsOf(message.data)].every(isLeft)
  return { ...message, gone: { data: cancel.data, isAll } }
}

function seenBy(jcal: JCal, address: string): JCal {
  const parts = [...partsOf(jcal)].map(([part, vevent]) => [part, withoutOthers(vevent, address)] as const)
  return withVEvents(jcal, withoutPlain(jcal, new Map(parts)))
}

/**
 * Without the dates that are as the series describes them: what another guest, or they themselves, answered or proposed
 * for one date makes an override, which says nothing new to them.
 */
function withoutPlain(jcal: JCal, parts: Parts): Parts {
  const master = parts.get('')
  if (master === undefined || [...parts.values()].some(isForFollowing)) return parts
  const series = withVEvents(jcal, new Map([['', master]]))
  const meaning = (vevent: JCalComponent) => meaningOfPart(withoutOwn(vevent))
  return new Map(
    [...parts].filter(([part, vevent]) => {
      const plain = part === '' ? null : plainPart(series, part)
      return plain === null || meaning(plain) !== meaning(vevent)
    }),
  )
}

function withoutOthers([name, properties, inside]: JCalComponent, address: string): JCalComponent {
  const own = properties.filter((each) => each[0] !== 'attendee' || bareOf(each) === address)
  return [name, own.map(withoutAnswer), inside ?? []]
}

const withoutAnswer = (property: JCalProperty): JCalProperty => {
  const [name, parameters, type, ...values] = property
  if (name !== 'attendee') return property
  const { 'schedule-agent': agent } = parameters
  return [name, agent === undefined ? {} : { 'schedule-agent': agent }, type, ...values]
}
