import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { explain } from '../../../api/explain.ts'
import { comparedDraft } from './comparedDraft.ts'
import type { PendingChange } from './pendingChanges.ts'

// lingui-set comment="What becomes of a change that is not saved yet; it is being sent, or waits."

/** Why a change is not saved, and what happens to it. */
export function stateSentence({ state, edits }: Pick<PendingChange, 'state' | 'edits'>): string {
  switch (state.kind) {
    case 'saving':
      return t`Sending…`
    case 'unsaved':
      return t`Not sent yet. We’ll keep trying.`
    case 'behind':
      return t`Waits for the change before it.`
    case 'held':
      return state.reason === 'guests'
        ? t`Guests would be notified, so it waits for you to send it.`
        : t`It’s more than a day old, so it waits for you to send it.`
    case 'rejected':
      return comparedDraft({ state, edits })
        ? t`The event was changed elsewhere first. Compare the two, then save.`
        : rejectedSentence(state.failure)
  }
}

function rejectedSentence(failure: Extract<PendingChange['state'], { kind: 'rejected' }>['failure']): string {
  if (failure === 'changed-meanwhile')
    return t`The event was changed elsewhere first. Send now puts your change on top.`
  const why = i18n._(explain(failure).sentence)
  return t`Kalends didn’t accept it. ${why}`
}
