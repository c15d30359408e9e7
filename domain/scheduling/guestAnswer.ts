import { textOf } from '../jcal/properties.ts'
import type { EpochMs } from '../time/units.ts'
import { invitationFor } from './invitationFor.ts'
import type { HeldObject, ItipMessage } from './ItipMessage.ts'
import { latestStamp } from './latestStamp.ts'
import { isCancelled, partsOf, plainPart, withSequence, withVEvents } from './partsOf.ts'
import { organizerOf, withAnswer } from './people.ts'

/** What a guest can answer in a page. */
export const guestAnswers = ['ACCEPTED', 'TENTATIVE', 'DECLINED'] as const
export type GuestAnswer = (typeof guestAnswers)[number]

/**
 * The REPLY of a guest elsewhere to everything that they are invited to, or to one date of a series (CAL-30).
 *
 * @param held what the organizer holds
 * @param address of the guest, bare
 * @returns null if they are not invited to it, or all of it is cancelled
 */
export function guestAnswer(
  { data, state }: HeldObject,
  {
    address,
    answer,
    part = null,
    note = '',
    now,
  }: {
    readonly address: string
    readonly answer: GuestAnswer
    /** The date, as in `partsOf`; null for all of it. */
    readonly part?: string | null
    /** To the organizer. */
    readonly note?: string
    readonly now: EpochMs
  },
): ItipMessage | null {
  const invitation = invitationFor(data, address)
  if (data === null || invitation === null) return null
  const { sequence } = state.revision
  const all = partsOf(invitation)
  const one = part === null ? null : (all.get(part) ?? plainPart(invitation, part))
  const asked = part === null ? [...all] : one === null ? [] : [[part, one] as const]
  const parts = asked.filter(([, vevent]) => !isCancelled(vevent))
  const [first] = parts
  if (first === undefined) return null
  const answered = parts.map(
    ([name, vevent]) =>
      [name, withSequence(withAnswer(vevent, address, { partstat: answer, note }), sequence)] as const,
  )
  return {
    method: 'REPLY',
    uid: textOf(first[1], 'uid'),
    sender: address,
    recipient: organizerOf(data),
    sequence,
    dtstamp: latestStamp(now, state.replies[address]?.dtstamp ?? ''),
    data: withVEvents(invitation, new Map(answered)),
    // What was answered of other dates holds.
    isComplete: part === null,
  }
}
