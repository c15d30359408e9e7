import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { guestCopy } from '../guestCopy.ts'
import { invitationFor } from '../invitationFor.ts'
import type { HeldObject } from '../ItipMessage.ts'
import { partsOf, withVEvents } from '../partsOf.ts'
import type { TimeProposal } from '../timeProposalsIn.ts'
import { declinedIn } from './declinedProposals.ts'

/** A DECLINECOUNTER to be mailed, and the proposals that it is about. */
export type DeclineCounter = { readonly data: JCal; readonly declined: readonly TimeProposal[] }

type Addressed = {
  /** Bare. */
  readonly address: string
  /** As in `partsOf`: of which a proposal was declined. */
  readonly parts: readonly string[]
  readonly replyTo: string | undefined
  readonly note: string
}

/**
 * What names the event, or its dates, of which a time was proposed and declined, as these are and stay (RFC 5546
 * 3.2.8).
 *
 * @returns null if nothing is declined any more: it was proposed again, or has moved
 */
export function declineCounter({ data, state }: HeldObject, addressed: Addressed): DeclineCounter | null {
  const { address, parts, replyTo, note } = addressed
  const invitation = invitationFor(data, address)
  const declined = declinedIn(invitation, address).filter(({ part }) => parts.includes(part))
  if (invitation === null || declined.length === 0) return null
  const copied = partsOf(guestCopy(invitation, { address, revision: state.revision, replyTo, note }))
  const named = new Map(
    declined.flatMap(({ part }) => {
      const vevent = copied.get(part)
      return vevent === undefined ? [] : [[part, namesAndTimes(vevent)] as const]
    }),
  )
  return { data: withVEvents(invitation, named), declined }
}

const inDeclineCounter = new Set(
  'uid recurrence-id organizer attendee dtstart dtend duration rrule rdate exdate summary location sequence dtstamp comment'.split(
    ' ',
  ),
)

const namesAndTimes = ([name, properties]: JCalComponent): JCalComponent => [
  name,
  properties.filter((each) => inDeclineCounter.has(each[0])),
  [],
]
