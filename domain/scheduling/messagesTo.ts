import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { parameterOf, propertiesOf, put, textOf } from '../jcal/properties.ts'
import { askedSince } from './answers.ts'
import { sorted } from './changesOf.ts'
import { invitationFor } from './invitationFor.ts'
import type { Asked, HeldObject, ItipMessage, SchedulingState } from './ItipMessage.ts'
import { isRevisionStamp, withoutOwn } from './ownProperties.ts'
import { isCancelled, partsOf, plainPart, withSequence, withVEvents, type Parts } from './partsOf.ts'
import { bareOf, invitedTo, organizerOf } from './people.ts'
import { remembered } from '../jcal/remembered.ts'

/** Everybody whom a change of an event concerns, by bare address. */
export const recipientsOf = (before: JCal | null, after: JCal | null): ReadonlySet<string> =>
  new Set([...invitedTo(before), ...invitedTo(after)])

/**
 * What an attendee of an event is told after its organizer changed it (CAL-28): REQUEST with what they are invited to,
 * CANCEL for what they are invited to no longer, nothing if only the organizer’s own properties changed.
 *
 * @param address bare, of `recipientsOf`
 * @param before what was told of last; null if nothing was
 * @param after what is stored now, as `organizerChange` returns it
 * @param known what was told of last, if `before` is later: what is gone since then is gone for them now
 */
export function messagesTo(
  address: string,
  before: JCal | null,
  after: HeldObject,
  known: JCal | null = null,
): readonly ItipMessage[] {
  const [was, is] = [invitationFor(before, address), invitationFor(after.data, address)]
  if (!isScheduledByServer(after.data ?? before, address)) return []
  const { from, gone } = goneFor(address, is, [known, before])
  const sender = organizerIn(after.data) || organizerIn(before)
  const former = organizerIn(before)
  const head = {
    ...after.state.revision,
    uid: uidOf(is ?? was ?? from),
    sender,
    recipient: address,
    ...(former !== '' && former !== sender && { formerOrganizer: former }),
  }
  const isWhole = is === null || [...partsOf(is).values()].every(isCancelled)
  if (isWhole && (gone.size > 0 || was === null)) {
    if (from === null) return []
    return [{ ...head, method: 'CANCEL', isWhole, data: cancelled(from, partsOf(from), head.sequence) }]
  }
  const cancels: readonly ItipMessage[] =
    from === null
      ? []
      : [{ ...head, method: 'CANCEL', isWhole: false, data: cancelled(from, gone, head.sequence) }]
  if (is === null || (was !== null && meaningOf(was) === meaningOf(is))) return cancels
  return [{ ...head, method: 'REQUEST', data: is, asked: askedOf(after.state, is, address) }, ...cancels]
}

const organizerIn = (jcal: JCal | null) => (jcal === null ? '' : organizerOf(jcal))

const askedOf = (state: SchedulingState, jcal: JCal, address: string): Asked =>
  Object.fromEntries(
    ['', ...partsOf(jcal).keys(), ...partsAsked(state.asked, address)].map((part) => [
      part,
      askedSince(state.asked, address, part),
    ]),
  )

/** Dates that were asked about by themselves, and need no override any more. */
const partsAsked = (asked: Asked, address: string): readonly string[] =>
  Object.keys(asked).flatMap((key) => {
    const part = key.startsWith(`${address} `) ? key.slice(address.length + 1) : key
    return part === '' || part.includes(' ') ? [] : [part]
  })

/** What is gone for somebody since the first of these states in which they had it, and their invitation then. */
function goneFor(address: string, is: JCal | null, states: readonly (JCal | null)[]) {
  for (const from of states.map((each) => invitationFor(each, address))) {
    const gone = goneParts(from, is)
    if (from !== null && gone.size > 0) return { from, gone }
  }
  return { from: null, gone: new Map<string, JCalComponent>() }
}

/** The parts that somebody was invited to, and is not any more: removed, excluded or cancelled. */
function goneParts(was: JCal | null, is: JCal | null): Parts {
  const left = partsOf(is)
  const parts = partsOf(was)
  const isGone = ([part, vevent]: readonly [string, JCalComponent]) => {
    const now = left.get(part) ?? plainPart(is, part)
    return !isCancelled(vevent) && (now === null || isCancelled(now))
  }
  const gone = new Map([...parts].filter(isGone))
  for (const part of excludedIn(is)) {
    const plain = parts.has(part) ? null : plainPart(was, part)
    if (plain) gone.set(part, plain)
  }
  for (const [part, vevent] of left) {
    const plain = isCancelled(vevent) && part !== '' && !parts.has(part) ? plainPart(was, part) : null
    if (plain) gone.set(part, plain)
  }
  return gone
}

/** The occurrences that an EXDATE leaves out. */
function excludedIn(jcal: JCal | null): readonly string[] {
  const vevent = partsOf(jcal).get('')
  if (jcal === null || vevent === undefined) return []
  const named = propertiesOf(vevent, 'exdate').flatMap(([, parameters, type, ...values]) =>
    values.map((value): JCalComponent => [
      'vevent',
      [...propertiesOf(vevent, 'uid'), ['recurrence-id', parameters, type, value]],
      [],
    ]),
  )
  return [
    ...partsOf([
      jcal[0],
      jcal[1],
      [...jcal[2].filter((each) => each[0] !== 'vevent'), vevent, ...named],
    ]).keys(),
  ]
}

function cancelled(jcal: JCal, parts: Parts, sequence: number): JCal {
  const data = new Map(
    [...parts].map(([part, [name, properties]]) => {
      const status = put(properties, ['status', {}, 'text', 'CANCELLED'])
      return [part, withSequence(withoutOwn([name, status, []]), sequence)]
    }),
  )
  return withVEvents(jcal, data)
}

/** An object to compare: without stamps, whatever the order of properties. */
const meaningOf = (jcal: JCal): string =>
  [...partsOf(jcal)]
    .map(([part, vevent]) => sorted([part, meaningOfPart(vevent)]))
    .toSorted()
    .join('\n')

/** A VEVENT to compare, likewise. */
export const meaningOfPart = remembered(([, properties]: JCalComponent): string =>
  properties
    .filter((each) => !isRevisionStamp(each))
    .map(sorted)
    .toSorted()
    .join('\n'),
)

const uidOf = (jcal: JCal | null) => {
  const [first] = partsOf(jcal).values()
  return first ? textOf(first, 'uid') : ''
}

/** Whether the service tells this attendee: not if the client does, or nobody (RFC 6638 7.1). */
export function isScheduledByServer(jcal: JCal | null, address: string): boolean {
  const attendees = [...partsOf(jcal).values()]
    .flatMap((each) => propertiesOf(each, 'attendee'))
    .filter((each) => bareOf(each) === address)
  return attendees.every(
    (each) => (parameterOf(each, 'schedule-agent') ?? 'SERVER').toUpperCase() === 'SERVER',
  )
}
