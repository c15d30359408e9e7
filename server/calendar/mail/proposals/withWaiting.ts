import type { JCal } from '#contract/jcal.ts'
import { partsOf, withVEvents } from '#domain/scheduling/partsOf.ts'
import type { MailWork, PlainMailWork, ProposalMailWork } from '../mailWork.ts'

/** What somebody is to be sent of an event, and the revision that names it. */
export type RevisedWork = { readonly revision: string; readonly work: MailWork }

/**
 * What waits for somebody when something is added. A later invitation, cancellation or answer takes the place of what
 * waits; a proposal, and that one is declined, says something else, and goes out before it.
 *
 * @param waiting null if nothing waits
 */
export function withWaiting(waiting: RevisedWork | null, added: RevisedWork): RevisedWork {
  if (waiting === null) return added
  const { work } = waiting
  if (!isOfProposals(added.work)) {
    if (!isOfProposals(work)) return { ...added, work: withGoneOf(work, added.work) }
    if (work.next?.revision === added.revision) return waiting
    const next = { revision: added.revision, work: withGoneOf(work.next?.work, added.work) }
    return { revision: `${waiting.revision} ${added.revision}`, work: { ...work, next } }
  }
  if (!isOfProposals(work))
    return { ...added, work: { ...added.work, next: { revision: waiting.revision, work } } }
  return { ...added, work: { ...joined(work, added.work), ...(work.next && { next: work.next }) } }
}

/** What takes the place of an invitation that waits, with the dates that are cancelled beside that. */
function withGoneOf(waiting: PlainMailWork | undefined, added: PlainMailWork): PlainMailWork {
  if (waiting?.kind !== 'invite' || added.kind === 'reply') return added
  const { gone } = waiting
  if (added.kind === 'cancel')
    return gone === undefined ? added : { ...added, data: withParts(added.data, gone.data) }
  if (gone === undefined)
    return added.gone === undefined ? added : { ...added, gone: { ...added.gone, isAll: false } }
  const isAll = gone.isAll && added.gone?.isAll === true
  const data = added.gone === undefined ? gone.data : withParts(added.gone.data, gone.data)
  return { ...added, gone: { data, isAll } }
}

const withParts = (data: JCal, former: JCal): JCal =>
  withVEvents(data, new Map([...partsOf(former), ...partsOf(data)]))

/** Whether it is about proposals. */
export const isOfProposals = (work: MailWork): work is ProposalMailWork =>
  work.kind === 'decline' || work.kind === 'counter'

/** Of one date the later one counts. An organizer declines and an attendee proposes: the two never meet. */
function joined(waiting: ProposalMailWork, added: ProposalMailWork): ProposalMailWork {
  if (waiting.kind === 'decline' && added.kind === 'decline')
    return { ...added, parts: [...new Set([...waiting.parts, ...added.parts])] }
  if (waiting.kind === 'counter' && added.kind === 'counter')
    return {
      ...added,
      data: withParts(added.data, waiting.data),
    }
  return added
}
