import type { JCal } from '#contract/jcal.ts'
import { zoneNamed } from '../../time/Zone.ts'
import { invitationFor } from '../invitationFor.ts'
import type { HeldObject, Revision } from '../ItipMessage.ts'
import { isScheduledByServer } from '../messagesTo.ts'
import { bare } from '../people.ts'
import { timeProposalsIn, type TimeProposal } from '../timeProposalsIn.ts'

/** That an organizer declines what an attendee elsewhere has proposed (DECLINECOUNTER, RFC 5546 3.2.8). */
export type DeclinedProposals = Revision & {
  readonly method: 'DECLINECOUNTER'
  readonly uid: string
  /** Bare. */
  readonly recipient: string
  /** What the attendee is invited to. */
  readonly data: JCal
  /** Of which a proposal is declined, as in `partsOf`. */
  readonly parts: readonly string[]
}

/**
 * What an attendee elsewhere is told if the organizer has declined their proposals; null if none was.
 *
 * @param address bare
 * @param before what was told of last; null if nothing was
 * @param after what is stored now, as `organizerChange` returns it
 */
export function declinedProposals(
  address: string,
  before: JCal | null,
  { data, state }: HeldObject,
): DeclinedProposals | null {
  const invitation = invitationFor(data, address)
  if (invitation === null || !isScheduledByServer(data, address)) return null
  const known = new Set(declinedIn(before, address).map(textOfProposal))
  const declined = declinedIn(invitation, address).filter((each) => !known.has(textOfProposal(each)))
  const [uid] = uidsIn(invitation)
  if (declined.length === 0 || uid === undefined) return null
  const parts = declined.map(({ part }) => part)
  return { ...state.revision, method: 'DECLINECOUNTER', uid, recipient: address, data: invitation, parts }
}

const utc = zoneNamed('UTC')

/** The proposals of an attendee that the organizer has declined. @param address bare */
export const declinedIn = (jcal: JCal | null, address: string): readonly TimeProposal[] =>
  jcal === null
    ? []
    : timeProposalsIn(jcal, utc).filter((each) => each.isDeclined && bare(each.from.address) === address)

const textOfProposal = ({ part, when }: TimeProposal) => JSON.stringify([part, when])

const uidsIn = (jcal: JCal) =>
  jcal[2].flatMap(([, properties]) =>
    properties.flatMap(([name, , , value]) => (name === 'uid' && typeof value === 'string' ? [value] : [])),
  )
