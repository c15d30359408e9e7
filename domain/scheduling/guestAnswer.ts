import { textOf } from '../jcal/properties.ts'
import type { EpochMs } from '../time/units.ts'
import { invitationFor } from './invitationFor.ts'
import type { HeldObject, ItipMessage } from './ItipMessage.ts'
import { latestStamp } from './latestStamp.ts'
import { isCancelled, partsOf, withSequence, withVEvents } from './partsOf.ts'
import { organizerOf, withAnswer } from './people.ts'

/** What a guest can answer in a page. */
export const guestAnswers = ['ACCEPTED', 'TENTATIVE', 'DECLINED'] as const
export type GuestAnswer = (typeof guestAnswers)[number]

/**
 * The REPLY of a guest elsewhere to everything that they are invited to (CAL-30).
 *
 * @param held what the organizer holds
 * @param address of the guest, bare
 * @returns null if they are not invited, or all of it is cancelled
 */
export function guestAnswer(
  { data, state }: HeldObject,
  {
    address,
    answer,
    note = '',
    now,
  }: {
    readonly address: string
    readonly answer: GuestAnswer
    /** To the organizer. */
    readonly note?: string
    readonly now: EpochMs
  },
): ItipMessage | null {
  const invitation = invitationFor(data, address)
  if (data === null || invitation === null) return null
  const { sequence } = state.revision
  const parts = [...partsOf(invitation)].filter(([, vevent]) => !isCancelled(vevent))
  const [first] = parts
  if (first === undefined) return null
  const answered = parts.map(
    ([part, vevent]) =>
      [part, withSequence(withAnswer(vevent, address, { partstat: answer, note }), sequence)] as const,
  )
  return {
    method: 'REPLY',
    uid: textOf(first[1], 'uid'),
    sender: address,
    recipient: organizerOf(data),
    sequence,
    dtstamp: latestStamp(now, state.replies[address]?.dtstamp ?? ''),
    data: withVEvents(invitation, new Map(answered)),
    isComplete: true,
  }
}
