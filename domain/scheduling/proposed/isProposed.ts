import type { JCal } from '#contract/jcal.ts'
import { zoneNamed } from '../../time/Zone.ts'
import type { ItipMessage } from '../ItipMessage.ts'
import { bare } from '../people.ts'
import { withProposal } from '../proposal.ts'
import { timeProposalsIn } from '../timeProposalsIn.ts'

/**
 * Whether the time of a COUNTER stands in the organizer's object already, with the same note: waiting or declined. A
 * page that is loaded again sends its form again, which must not ask a second time.
 */
export const isProposed = (data: JCal, message: ItipMessage): boolean =>
  textOfProposals(data) === textOfProposals(withProposal(data, message))

const utc = zoneNamed('UTC')

const textOfProposals = (jcal: JCal) =>
  timeProposalsIn(jcal, utc)
    .map(({ from, part, when, note }) => JSON.stringify([bare(from.address), part, when, note]))
    .toSorted()
    .join('\n')
