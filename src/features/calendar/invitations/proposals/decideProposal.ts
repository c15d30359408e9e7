import type { JCal } from '#contract/jcal.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { withProposalDeclined } from '#domain/scheduling/proposal.ts'
import type { TimeProposal } from '#domain/scheduling/timeProposalsIn.ts'
import { bare } from '#domain/scheduling/people.ts'
import { announcingOutbox } from '../../edits/announcingOutbox.ts'
import type { EditContext } from '../../edits/EditContext.ts'
import { editHead } from '../../edits/editHead.ts'
import { editsOf } from '../../edits/editsOf.ts'
import { sendRestoration } from '../../edits/history/restore.ts'
import { newUid } from '../../edits/newUid.ts'

type Decision = {
  readonly object: ObjectName
  readonly title: string
  /** As it is stored. */
  readonly data: JCal
  readonly proposal: TimeProposal
  readonly isAccepted: boolean
  /** To who is told of it; '' for nothing. */
  readonly note: string
}

/**
 * Moves an event to the time that a guest proposes, which all guests are told like any other move; or declines that,
 * which this guest sees (CAL-29), either with a note. Either can be undone.
 */
export function decideProposal(context: EditContext, decision: Decision): void {
  const { object, title, data, proposal, isAccepted } = decision
  const telling = { isSilent: false, note: decision.note.trim() }
  const { part, occurrence, was, when, from } = proposal
  if (isAccepted) {
    const move = { scope: part === '' ? 'all' : 'this', from: was, to: when, viewZone: context.zone } as const
    const ids = { ...editHead(), telling, object, title, baseVersion: 'latest', splitId: newUid() } as const
    editsOf(context).make({ ...ids, kind: 'moveEvent', occurrence, ...move }, data)
    return
  }
  sendRestoration(context, announcingOutbox(context), {
    ...editHead(),
    ...(telling.note !== '' && { telling }),
    kind: 'restoreEvents',
    baseVersion: 'latest',
    direction: 'redo',
    of: { name: 'changed', title },
    objects: [{ object, from: data, to: withProposalDeclined(data, part, bare(from.address)) }],
  })
}
