import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { latestStamp } from './latestStamp.ts'
import { parameterOf, propertiesOf, put, textOf } from '../jcal/properties.ts'
import { sequenceOf } from '../jcal/latestOf.ts'
import type { EpochMs } from '../time/units.ts'
import { askedSince, withAnswers } from './answers.ts'
import { changeOfPart, sorted } from './changesOf.ts'
import { invitationFor } from './invitationFor.ts'
import { type Asked, type HeldObject, type ItipMessage, type SchedulingState } from './ItipMessage.ts'
import { isRevisionStamp, withoutOwn } from './ownProperties.ts'
import { isCancelled, partsOf, plainPart, withVEvents, type Parts } from './partsOf.ts'
import { bareOf, invitedIn, organizerOf, withPartstat } from './people.ts'

/** What the write of an organizer leads to. */
export type OrganizerChange = {
  /** What is stored: the written object with SEQUENCE raised and answers as they hold. */
  readonly held: HeldObject
  readonly messages: readonly ItipMessage[]
}

/**
 * What is stored and sent when somebody writes or deletes an event (CAL-28): REQUEST to each attendee with what they are
 * invited to, CANCEL to who is invited no longer, nothing if only the owner's own properties changed. Unless the
 * organizer is the owner of the calendar, the object is stored as it is, and nothing is sent.
 *
 * @param before what was stored, with its state
 * @param after what is written; null to delete
 * @param isOwner whether a bare address is one of the calendar’s owner
 */
export function messagesOfChange(
  before: HeldObject,
  after: JCal | null,
  { isOwner, now }: { readonly isOwner: (bareAddress: string) => boolean; readonly now: EpochMs },
): OrganizerChange {
  const organizer = organizerOf(after ?? before.data ?? nothing)
  if (organizer === '' || !isOwner(organizer)) return { held: { ...before, data: after }, messages: [] }
  const held = after === null ? deleted(before, now) : revised(before, after, now)
  const people = new Set([...invitedTo(before.data), ...invitedTo(after)])
  const messages = [...people].flatMap((address) =>
    messagesFor({ before, after: held, address, sender: organizer }),
  )
  return { held, messages }
}

const nothing: JCal = ['vcalendar', [], []]

const invitedTo = (jcal: JCal | null) => [...partsOf(jcal).values()].flatMap(invitedIn)

function deleted({ state }: HeldObject, now: EpochMs): HeldObject {
  const revision = {
    sequence: state.revision.sequence + 1,
    dtstamp: latestStamp(now, state.revision.dtstamp),
  }
  return { data: null, state: { ...state, revision } }
}

/** The written object as it is stored. */
function revised(before: HeldObject, after: JCal, now: EpochMs): HeldObject {
  const { state } = before
  const parts = partsOf(after)
  const changes = new Map([...parts].map(([part, vevent]) => [part, partChange(before, after, part, vevent)]))
  const written = Math.max(0, ...[...parts.values()].map(sequenceOf))
  const isRaised =
    before.data !== null &&
    ([...changes.values()].some((each) => each.raisesSequence) || isSomebodyRemoved(before.data, after))
  const sequence = Math.max(written, state.revision.sequence + (isRaised ? 1 : 0))
  const asked = askedAfter({ before, parts, changes, sequence })
  const reset = new Map(
    [...parts].map(([part, vevent]) => {
      const { asksAgain, raisesSequence } = changes.get(part) ?? {}
      const raised = raisesSequence && before.data ? withSequence(vevent, sequence) : vevent
      return [part, asksAgain ? invitedIn(vevent).reduce(asking, raised) : raised]
    }),
  )
  const invited = new Set(invitedTo(after))
  const replies = Object.fromEntries(Object.entries(state.replies).filter(([each]) => invited.has(each)))
  const data = Object.entries(replies).reduce(
    (jcal, [address, { answers }]) =>
      withAnswers(jcal, address, answers, (part) => askedSince(asked, address, part)),
    [...reset].every(([part, each]) => parts.get(part) === each) ? after : withVEvents(after, reset),
  )
  const dtstamp = latestStamp(now, state.revision.dtstamp)
  return { data, state: { ...state, revision: { sequence, dtstamp }, asked, replies } }
}

const asking = (vevent: JCalComponent, address: string) => withPartstat(vevent, address, 'NEEDS-ACTION')

const withSequence = ([name, properties, inside]: JCalComponent, sequence: number): JCalComponent => [
  name,
  put(properties, ['sequence', {}, 'integer', sequence]),
  inside ?? [],
]

function partChange(before: HeldObject, after: JCal, part: string, vevent: JCalComponent) {
  const was = partsOf(before.data).get(part) ?? plainPart(before.data, part)
  if (was === null || before.data === null) return { asksAgain: false, raisesSequence: before.data !== null }
  return changeOfPart({ jcal: before.data, vevent: was }, { jcal: after, vevent })
}

const isSomebodyRemoved = (before: JCal, after: JCal) => {
  const [old, left] = [partsOf(before), partsOf(after)]
  return [...new Set([...old.keys(), ...left.keys()])].some((part) => {
    const was = old.get(part) ?? plainPart(before, part)
    const now = left.get(part) ?? plainPart(after, part)
    const still = now ? invitedIn(now) : []
    return was !== null && invitedIn(was).some((each) => !still.includes(each))
  })
}

/** Since when answers count: who comes to a part that exists is asked now, whatever they have answered before. */
function askedAfter(change: {
  readonly before: HeldObject
  readonly parts: Parts
  readonly changes: ReadonlyMap<string, { readonly asksAgain: boolean }>
  readonly sequence: number
}): Asked {
  const { before, parts, changes, sequence } = change
  const old = before.state.asked
  const known = partsOf(before.data)
  const asked: Record<string, number> = {}
  for (const [key, since] of Object.entries(old)) asked[key] = since
  for (const [part, vevent] of parts) {
    if (before.data === null || changes.get(part)?.asksAgain) asked[part] = sequence
    else asked[part] ??= old[''] ?? sequence
    const was = known.get(part) ?? plainPart(before.data, part)
    const present = was ? invitedIn(was) : []
    if (before.data === null) continue
    for (const address of invitedIn(vevent))
      if (!present.includes(address)) asked[`${address} ${part}`] = sequence
  }
  return asked
}

type For = {
  readonly before: HeldObject
  readonly after: HeldObject
  readonly address: string
  readonly sender: string
}

/** What one attendee is sent. */
function messagesFor({ before, after, address, sender }: For): readonly ItipMessage[] {
  const [was, is] = [invitationFor(before.data, address), invitationFor(after.data, address)]
  if (!isServed(after.data ?? before.data, address)) return []
  const head = { ...after.state.revision, uid: uidOf(is ?? was), sender, recipient: address }
  const gone = goneParts(was, is)
  const isWhole = is === null || [...partsOf(is).values()].every(isCancelled)
  if (isWhole && (gone.size > 0 || was === null)) {
    if (gone.size === 0 || was === null) return []
    return [{ ...head, method: 'CANCEL', isWhole, data: cancelled(was, partsOf(was), head.sequence) }]
  }
  const cancels: readonly ItipMessage[] =
    gone.size === 0 || was === null
      ? []
      : [{ ...head, method: 'CANCEL', isWhole: false, data: cancelled(was, gone, head.sequence) }]
  if (is === null || (was !== null && meaningOf(was) === meaningOf(is))) return cancels
  return [{ ...head, method: 'REQUEST', data: is, asked: askedOf(after.state, is, address) }, ...cancels]
}

const askedOf = (state: SchedulingState, jcal: JCal, address: string): Asked =>
  Object.fromEntries(
    ['', ...partsOf(jcal).keys()].map((part) => [part, askedSince(state.asked, address, part)]),
  )

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
function meaningOf(jcal: JCal): string {
  const parts = [...partsOf(jcal)].map(([part, [, properties]]) => [
    part,
    properties
      .filter((each) => !isRevisionStamp(each))
      .map(sorted)
      .toSorted(),
  ])
  return parts.map(sorted).toSorted().join('\n')
}

const uidOf = (jcal: JCal | null) => {
  const [first] = partsOf(jcal).values()
  return first ? textOf(first, 'uid') : ''
}

/** Whether the service tells this attendee: not if the client does, or nobody (RFC 6638 7.1). */
function isServed(jcal: JCal | null, address: string): boolean {
  const attendees = [...partsOf(jcal).values()]
    .flatMap((each) => propertiesOf(each, 'attendee'))
    .filter((each) => bareOf(each) === address)
  return attendees.every(
    (each) => (parameterOf(each, 'schedule-agent') ?? 'SERVER').toUpperCase() === 'SERVER',
  )
}
