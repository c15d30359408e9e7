import type { JCal } from '#contract/jcal.ts'
import { proposalFor } from '#domain/scheduling/proposed/proposalFor.ts'
import { timeProposalsIn } from '#domain/scheduling/timeProposalsIn.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { PageLanguage } from '../../../page/pageLanguage.ts'
import { briefDateText, dateText } from '../dateText.ts'
import type { DateInWords } from '../eventInWords.ts'

/** A time that a guest has proposed, in words. */
export type ProposalInWords = {
  /** As in `partsOf`. */
  readonly part: string
  readonly was: string
  readonly when: string
  readonly isDeclined: boolean
  /** For a series, told by its next date. */
  readonly isForAll: boolean
}

type Wording = {
  readonly language: PageLanguage
  readonly now: EpochMs
  /** Those of a series that come. */
  readonly dates: readonly DateInWords[]
}

const utc = zoneNamed('UTC')

/**
 * What a guest has proposed and what became of it, without what is over.
 *
 * @param invitation as `invitationFor` returns it
 */
export const proposalsInWords = (
  invitation: JCal,
  { language, now, dates: [next] }: Wording,
): readonly ProposalInWords[] =>
  timeProposalsIn(invitation, utc)
    .map((proposal) => {
      const isForAll = proposal.part === '' && proposal.occurrence !== null
      const ofNext = isForAll && next ? proposalFor(invitation, proposal, next.part) : null
      return { ...proposal, ...ofNext, isForAll }
    })
    .filter(({ was }) => (was.kind === 'allDay' ? Date.parse(was.last) : was.end) >= now)
    .map(({ part, was, when, isDeclined, isForAll }) => ({
      part,
      was: briefDateText(was, language),
      when: dateText(when, language),
      isDeclined,
      isForAll,
    }))
