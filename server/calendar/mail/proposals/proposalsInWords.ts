import type { JCal } from '#contract/jcal.ts'
import { timeProposalsIn } from '#domain/scheduling/timeProposalsIn.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { PageLanguage } from '../../../page/pageLanguage.ts'
import { briefDateText, dateText } from '../dateText.ts'

/** A time that a guest has proposed, in words. */
export type ProposalInWords = {
  /** As in `partsOf`. */
  readonly part: string
  readonly was: string
  readonly when: string
  readonly isDeclined: boolean
}

const utc = zoneNamed('UTC')

/**
 * What a guest has proposed and what became of it, without what is over.
 *
 * @param invitation as `invitationFor` returns it
 */
export const proposalsInWords = (
  invitation: JCal,
  language: PageLanguage,
  now: EpochMs,
): readonly ProposalInWords[] =>
  timeProposalsIn(invitation, utc)
    .filter(({ was }) => (was.kind === 'allDay' ? Date.parse(was.last) : was.end) >= now)
    .map(({ part, was, when, isDeclined }) => ({
      part,
      was: briefDateText(was, language),
      when: dateText(when, language),
      isDeclined,
    }))
