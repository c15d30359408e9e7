import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { answerNote, maxNote } from '../event/guests/answerNote.ts'
import { sequenceOf } from '../jcal/latestOf.ts'
import { propertiesOf, propertyOf, put, textOf } from '../jcal/properties.ts'
import { answerFor, askedSince, withAnswers } from './answers.ts'
import { changeOfPart } from './changesOf.ts'
import {
  compareRevisions,
  type Answers,
  type GivenAnswer,
  type HeldObject,
  type ItipMessage,
} from './ItipMessage.ts'
import { ownText, withOwnOf } from './ownProperties.ts'
import { isCancelled, partsOf, plainPart, withVEvents } from './partsOf.ts'
import { zoneNamed } from '../time/Zone.ts'
import { attendeeOf, bare, organizerOf, partstatOf } from './people.ts'
import { withProposal, withProposalDeclined } from './proposal.ts'
import { timeProposalsIn } from './timeProposalsIn.ts'

/** Why a message changes nothing. */
export type IgnoredReason =
  /** A later one of the same sender has been received (RFC 5546 2.1.5). */
  | 'stale'
  /** The UID is somebody else's event here. */
  | 'other-organizer'
  /** Its recipient or its sender takes no part in the event. */
  | 'not-invited'
  /** There is nothing that could be cancelled or answered. */
  | 'nothing-held'
  /** It proposes no time of anything that is there. */
  | 'no-time'

/** What is to be stored: the state also if the message is ignored. */
export type Receipt = { readonly held: HeldObject; readonly ignored: IgnoredReason | null }

/**
 * What somebody has after a message (RFC 5546 3.2): an attendee their copy after REQUEST, CANCEL or DECLINECOUNTER, the
 * organizer the answers of a REPLY and the time that a COUNTER proposes. Messages may come twice and in any order. What
 * is the recipient's own stays: alarms, availability, categories, colour, and their answer unless they are asked again.
 */
export function receive(held: HeldObject, message: ItipMessage): Receipt {
  switch (message.method) {
    case 'REQUEST':
      return receivedRequest(held, message)
    case 'CANCEL':
      return receivedCancel(held, message)
    case 'REPLY':
      return receivedReply(held, message)
    case 'COUNTER':
      return receivedCounter(held, message)
    case 'DECLINECOUNTER':
      return receivedDecline(held, message)
  }
}

const ignored = (held: HeldObject, reason: IgnoredReason): Receipt => ({ held, ignored: reason })

/** Whether an organizer's message is about another event that only has the same UID. */
function isOthers({ data, state }: HeldObject, { sender, formerOrganizer }: ItipMessage): boolean {
  const organizer = state.organizer || (data === null ? sender : organizerOf(data))
  return organizer !== sender && organizer !== formerOrganizer
}

function receivedRequest(held: HeldObject, message: ItipMessage): Receipt {
  const { data, state } = held
  if (isOthers(held, message)) return ignored(held, 'other-organizer')
  if (organizerOf(message.data) !== message.sender) return ignored(held, 'not-invited')
  if (![...partsOf(message.data).values()].some((each) => attendeeOf(each, message.recipient)))
    return ignored(held, 'not-invited')
  if (compareRevisions(message, state.revision) <= 0) return ignored(held, 'stale')
  const { sequence, dtstamp } = message
  const answers = answersBy(message.recipient, state)
  const next = { ...state, answers, revision: { sequence, dtstamp }, organizer: message.sender }
  const asked = message.asked ?? askedByTimes(data, message)
  const askedOf = (part: string) => asked[part] ?? asked[''] ?? 0
  const answered = withAnswers(withOwn(message.data, data), message.recipient, answers, askedOf)
  return { held: { data: answered, state: next }, ignored: null }
}

/** What they answered by another address of theirs is no answer of this one: its organizer has none. */
const answersBy = (address: string, { answers, replies }: HeldObject['state']): Answers =>
  Object.keys(replies).length > 0 && replies[address] === undefined ? {} : answers

/** Of a message from elsewhere: a part whose time is another one is asked again. */
function askedByTimes(data: JCal | null, message: ItipMessage): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...partsOf(message.data)].map(([part, vevent]) => {
      const was = partsOf(data).get(part) ?? plainPart(data, part)
      const isAsked =
        was === null ||
        data === null ||
        changeOfPart({ jcal: data, vevent: was }, { jcal: message.data, vevent }).asksAgain
      return [part, isAsked ? message.sequence : 0]
    }),
  )
}

/**
 * What the organizer sent, with what the recipient has in their copy: what is theirs, occurrences that they have made
 * their own, and those that were cancelled.
 */
function withOwn(sent: JCal, copy: JCal | null): JCal {
  const held = partsOf(copy)
  const parts = new Map(
    [...partsOf(sent)].map(([part, vevent]) => [part, withOwnOf(vevent, held.get(part) ?? held.get(''))]),
  )
  const master = held.get('')
  for (const [part, vevent] of held) {
    if (parts.has(part)) continue
    const plain = plainPart(sent, part)
    if (plain === null && isCancelled(vevent) && part !== '') parts.set(part, vevent)
    else if (plain && master && ownText(master) !== ownText(vevent)) parts.set(part, withOwnOf(plain, vevent))
  }
  return withVEvents(sent, parts)
}

function receivedCancel(held: HeldObject, message: ItipMessage): Receipt {
  const { data, state } = held
  if (isOthers(held, message)) return ignored(held, 'other-organizer')
  const order = compareRevisions(message, state.revision)
  const isWhole = message.isWhole ?? partsOf(message.data).has('')
  if (isWhole ? order <= 0 : order < 0) return ignored(held, 'stale')
  const { sequence, dtstamp } = message
  const next = isWhole
    ? { ...state, revision: { sequence, dtstamp }, answers: {}, organizer: message.sender }
    : state
  if (data === null) return ignored({ data, state: next }, 'nothing-held')
  const parts = new Map(partsOf(data))
  const comments = [...partsOf(message.data).values()]
    .flatMap((each) => propertiesOf(each, 'comment'))
    .slice(0, 1)
  const gone = (vevent: JCalComponent) => saying(cancelled(vevent, sequence), comments)
  if (isWhole) for (const [part, vevent] of parts) parts.set(part, gone(vevent))
  else
    for (const [part, sent] of partsOf(message.data)) {
      const hasTime = textOf(sent, 'dtstart') !== ''
      const own = parts.get(part) ?? (hasTime ? null : plainPart(data, part))
      // Without its time there is nothing to write of a date that the series does not have.
      if (own || hasTime) parts.set(part, gone(own ?? withOwnOf(sent, parts.get(''))))
    }
  return { held: { data: withVEvents(data, parts), state: next }, ignored: null }
}

/** What was written with an earlier change does not belong to this one. */
const saying = (
  [name, properties, inside]: JCalComponent,
  comments: readonly JCalProperty[],
): JCalComponent => [name, [...properties.filter((each) => each[0] !== 'comment'), ...comments], inside ?? []]

function cancelled([name, properties, inside]: JCalComponent, sequence: number): JCalComponent {
  const status = put(properties, ['status', {}, 'text', 'CANCELLED'])
  return [name, put(status, ['sequence', {}, 'integer', sequence]), inside ?? []]
}

/** Why the organizer takes no message of this sender. */
function reasonAgainst({ data }: HeldObject, message: ItipMessage): IgnoredReason | null {
  if (data === null) return 'nothing-held'
  if (organizerOf(data) !== message.recipient) return 'other-organizer'
  const isInvited = [...partsOf(data).values()].some((each) => attendeeOf(each, message.sender))
  return isInvited ? null : 'not-invited'
}

/** What is proposed changes nothing yet: the organizer decides. */
function receivedCounter(held: HeldObject, message: ItipMessage): Receipt {
  const reason = reasonAgainst(held, message)
  if (reason !== null || held.data === null) return ignored(held, reason ?? 'nothing-held')
  const data = withProposal(held.data, message)
  return data === held.data ? ignored(held, 'no-time') : { held: { ...held, data }, ignored: null }
}

/** What the attendee proposed stays in their copy, as what was declined. */
function receivedDecline(held: HeldObject, message: ItipMessage): Receipt {
  if (isOthers(held, message)) return ignored(held, 'other-organizer')
  if (held.data === null) return ignored(held, 'nothing-held')
  const proposed = timeProposalsIn(held.data, zoneNamed('UTC')).filter(
    ({ from, isDeclined }) => !isDeclined && bare(from.address) === message.recipient,
  )
  const named = partsOf(message.data)
  const declined = proposed.filter(({ part }) => named.has(part))
  const data = declined.reduce(
    (object, { part }) => withProposalDeclined(object, part, message.recipient),
    held.data,
  )
  return declined.length === 0 ? ignored(held, 'nothing-held') : { held: { ...held, data }, ignored: null }
}

function receivedReply(held: HeldObject, message: ItipMessage): Receipt {
  const { data, state } = held
  const reason = reasonAgainst(held, message)
  if (reason !== null || data === null) return ignored(held, reason ?? 'nothing-held')
  const { sender } = message
  const last = state.replies[sender]
  const latest = Math.max(state.revision.sequence, ...[...partsOf(data).values()].map(sequenceOf))
  const given = answersIn(message, latest)
  // SEQUENCE counts before DTSTAMP (RFC 5546 2.1.5).
  if (last !== undefined && message.dtstamp <= last.dtstamp && highest(given) <= highest(last.answers))
    return ignored(held, 'stale')
  const askedOf = (part: string) => askedSince(state.asked, sender, part)
  const answers = message.isComplete ? given : mergedAnswers(last?.answers ?? {}, given, askedOf)
  const dtstamp = last !== undefined && last.dtstamp > message.dtstamp ? last.dtstamp : message.dtstamp
  const replies = { ...state.replies, [sender]: { dtstamp, answers } }
  const answered = withAnswers(data, sender, answers, askedOf)
  const isLate = Object.keys(given).every((part) => answerFor(given, part, askedOf(part)) === null)
  // An override that the answer makes was asked when its series was.
  const asked = { ...state.asked }
  for (const part of partsOf(answered).keys()) asked[part] ??= asked[''] ?? 0
  return { held: { data: answered, state: { ...state, replies, asked } }, ignored: isLate ? 'stale' : null }
}

const highest = (answers: Answers): number =>
  Math.max(-1, ...Object.values(answers).map(({ sequence }) => sequence))

/** An answer to what is asked no longer does not take the place of one to what is. */
function mergedAnswers(last: Answers, given: Answers, askedOf: (part: string) => number): Answers {
  const isOver = (part: string, answer: GivenAnswer | undefined) =>
    answer === undefined || answer.sequence < askedOf(part)
  const taken = Object.entries(given).filter(
    ([part, answer]) => !isOver(part, answer) || isOver(part, last[part]),
  )
  return { ...last, ...Object.fromEntries(taken) }
}

/**
 * What a REPLY says, by part: its SEQUENCE is that of what was answered (RFC 5546 2.1.5). Some programs count on by
 * themselves, and would have answered what is not sent yet.
 */
function answersIn({ data, sender, sequence }: ItipMessage, latest: number): Answers {
  return Object.fromEntries(
    [...partsOf(data)].flatMap(([part, vevent]) => {
      const attendee = attendeeOf(vevent, sender)
      if (attendee === undefined) return []
      const note = (textOf(vevent, 'comment') || answerNote(attendee)).slice(0, maxNote)
      const answered = propertyOf(vevent, 'sequence') === undefined ? sequence : sequenceOf(vevent)
      const answer = { partstat: partstatOf(attendee), sequence: Math.min(answered, latest) }
      return [[part, { ...answer, ...(note && { note }) }]]
    }),
  )
}
