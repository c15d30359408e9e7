import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { answerNote } from '../event/guests/answerNote.ts'
import { propertiesOf, put, textOf } from '../jcal/properties.ts'
import type { EpochMs } from '../time/units.ts'
import { sorted } from './changesOf.ts'
import { latestStamp } from './latestStamp.ts'
import type { Answers, HeldObject, ItipMessage } from './ItipMessage.ts'
import { isOwn, isRevisionStamp, withoutScheduling } from './ownProperties.ts'
import { isCancelled, partsOf, plainPart, withVEvents, type Parts } from './partsOf.ts'
import { attendeeOf, bareOf, organizerOf, partstatOf, withAnswer } from './people.ts'

/** What an attendee's write means. */
export type AttendeeChange =
  | { readonly kind: 'reply'; readonly held: HeldObject; readonly message: ItipMessage }
  /** Only what is theirs. */
  | { readonly kind: 'own'; readonly held: HeldObject }
  /** The first property that is the organizer's, in lower case. */
  | { readonly kind: 'refused'; readonly property: string }

/**
 * What it means that an attendee writes or deletes their copy (CAL-28): an answer, a change of what is theirs, or one of
 * what is the organizer's, which is refused. DTSTAMP, SEQUENCE, X- properties and the order do not count. To delete a
 * copy is to decline, unless it was cancelled.
 *
 * @param address of theirs among the attendees, bare
 */
export function attendeeChange(
  before: HeldObject,
  after: JCal | null,
  { address, now }: { readonly address: string; readonly now: EpochMs },
): AttendeeChange {
  const [was, is] = [partsOf(before.data), partsOf(after)]
  const property = after && organizersChange({ before, was, after, is, address })
  if (property !== null) return { kind: 'refused', property }
  const active = [...was].filter(([, vevent]) => !isCancelled(vevent))
  const answers =
    after === null
      ? new Map(active.map(([part]) => [part, { partstat: 'DECLINED', note: '' }]))
      : answersBetween({ before: before.data, was, is, address })
  const held = { ...before, data: after }
  if (answers.size === 0 || before.data === null) return { kind: 'own', held }
  return reply({ held, before: before.data, answers, address, now })
}

type Compared = {
  readonly was: Parts
  readonly is: Parts
  readonly address: string
}

type Given = { readonly partstat: string; readonly note: string }

/** The answers that differ from before, by part. */
function answersBetween({ before, was, is, address }: Compared & { readonly before: JCal | null }) {
  const answers = new Map<string, Given>()
  const answerIn = (vevent: JCalComponent | null | undefined): Given => {
    const attendee = vevent ? attendeeOf(vevent, address) : undefined
    return { partstat: partstatOf(attendee), note: answerNote(attendee) }
  }
  const differ = (one: Given, other: Given) => one.partstat !== other.partstat || one.note !== other.note
  for (const [part, vevent] of is) {
    if (isCancelled(vevent) || !attendeeOf(vevent, address)) continue
    const old = was.get(part) ?? plainPart(before, part)
    if (differ(answerIn(old), answerIn(vevent))) answers.set(part, answerIn(vevent))
  }
  // An answer to the series is none to what has an override: that has the answer that stands in it.
  if (answers.has(''))
    for (const [part, vevent] of is) if (!isCancelled(vevent)) answers.set(part, answerIn(vevent))
  // An override that is gone: its occurrence has the answer to the series again.
  for (const [part, vevent] of was)
    if (!is.has(part) && !isCancelled(vevent) && differ(answerIn(vevent), answerIn(is.get(''))))
      answers.set(part, answerIn(is.get('')))
  return answers
}

/** The first property of the organizer that differs; null if none does. */
function organizersChange(
  change: Compared & { readonly before: HeldObject; readonly after: JCal },
): string | null {
  const { before, was, after, is, address } = change
  const compared = new Set([...was.keys(), ...is.keys()])
  for (const part of compared) {
    const [old, now] = [was.get(part), is.get(part)]
    // What was cancelled may be dismissed.
    if (old && isCancelled(old) && now === undefined) continue
    const one = old ?? plainPart(before.data, part)
    const other = now ?? plainPart(after, part)
    if (one === null || other === null) return part === '' ? 'uid' : 'recurrence-id'
    const property = differing(one, other, address)
    if (property !== null) return property
  }
  return null
}

function differing(one: JCalComponent, other: JCalComponent, address: string): string | null {
  const names = new Set([...one[1], ...other[1]].filter(isOrganizers).map(([name]) => name))
  return [...names].find((name) => textsOf(one, name, address) !== textsOf(other, name, address)) ?? null
}

const isOrganizers = (property: JCalProperty) =>
  !isOwn(property) &&
  !isRevisionStamp(property) &&
  !property[0].startsWith('x-') &&
  property[0] !== 'request-status'

/** The properties of a name to compare: of one's own ATTENDEE only that it is there. */
const textsOf = (vevent: JCalComponent, name: string, address: string) =>
  propertiesOf(vevent, name)
    .map((each) => (name === 'attendee' && bareOf(each) === address ? address : comparable(each)))
    .toSorted()
    .join('\n')

function comparable(property: JCalProperty): string {
  const [name, parameters, , ...values] = withoutScheduling(property)
  const known = Object.entries(parameters).filter(([each]) => !each.toLowerCase().startsWith('x-'))
  const lower = known.map(([each, value]) => [each.toLowerCase(), value])
  return sorted([name, Object.fromEntries(lower), ...values])
}

type Reply = {
  readonly held: HeldObject
  readonly before: JCal
  /** By part. */
  readonly answers: ReadonlyMap<string, Given>
  readonly address: string
  readonly now: EpochMs
}

function reply({ held, before, answers: changed, address, now }: Reply): AttendeeChange {
  const { state } = held
  const { sequence } = state.revision
  const given = Object.fromEntries(
    [...changed].map(([part, { partstat, note }]) => [part, { partstat, sequence, ...(note && { note }) }]),
  )
  const answers: Answers = { ...state.answers, ...given }
  const organizer = organizerOf(before)
  const last = state.replies[address]?.dtstamp ?? ''
  const dtstamp = latestStamp(now, last)
  const replies = { ...state.replies, [address]: { dtstamp, answers } }
  const message: ItipMessage = {
    method: 'REPLY',
    uid: textOf([...partsOf(before).values()][0] ?? ['vevent', [], []], 'uid'),
    sender: address,
    recipient: organizer,
    sequence,
    dtstamp,
    data: replyData(before, answers, { address, dtstamp }),
    isComplete: true,
  }
  return { kind: 'reply', held: { ...held, state: { ...state, answers, replies } }, message }
}

/** The VEVENTs of a REPLY: what names the event, and its sender alone among the attendees (RFC 5546 3.2.3). */
function replyData(
  copy: JCal,
  answers: Answers,
  { address, dtstamp }: { readonly address: string; readonly dtstamp: string },
): JCal {
  const parts = partsOf(copy)
  const answered = Object.entries(answers).flatMap(([part, answer]) => {
    const vevent = parts.get(part) ?? plainPart(copy, part)
    if (!vevent) return []
    const [name, properties] = withAnswer(vevent, address, answer)
    const own = properties.filter((each) => inReply.has(each[0]) || isSender(each, address))
    const stamped = put(put(own, ['dtstamp', {}, 'date-time', dtstamp]), [
      'sequence',
      {},
      'integer',
      answer.sequence,
    ])
    const note: readonly JCalProperty[] = answer.note ? [['comment', {}, 'text', answer.note]] : []
    const sent: JCalComponent = [name, [...stamped.map(withoutScheduling), ...note], []]
    return [[part, sent] as const]
  })
  return withVEvents(copy, new Map(answered))
}

const inReply = new Set(
  'uid recurrence-id organizer dtstart dtend duration rrule rdate exdate summary'.split(' '),
)

const isSender = (property: JCalProperty, address: string) =>
  property[0] === 'attendee' && bareOf(property) === address
