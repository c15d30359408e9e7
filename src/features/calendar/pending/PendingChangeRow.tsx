import { Trans, useLingui } from '@lingui/react/macro'
import { describeEdit } from '#domain/edits/describeEdit.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { notify } from '../../../ui/messages/messages.ts'
import { factLine } from '../../../ui/join.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import rows from '../../../ui/styles/rows.module.css'
import type { EditContext } from '../edits/EditContext.ts'
import { openDraft } from '../drafts/foldDraft.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { storeDraft } from '../drafts/storedDrafts.ts'
import { outboxOf } from '../edits/outbox.ts'
import { pendingSentence } from '../edits/messages/pendingSentence.ts'
import { formatMessageTime } from '../format/formatMessageTime.ts'
import { comparedDraft } from './comparedDraft.ts'
import { exportChange } from './exportChange.ts'
import { formatMade } from '../format/formatMade.ts'
import type { PendingChange } from './pendingChanges.ts'
import styles from '../../../ui/styles/listPage.module.css'
import { stateSentence } from './stateSentence.ts'
import { whenOfEdit } from './whenOfEdit.ts'

// lingui-set comment="Buttons (verbs) beside a change that is not saved yet."

type PendingChangeRowProps = {
  readonly change: PendingChange
  readonly context: EditContext
  readonly onDiscard: () => void
}

/**
 * One change: what it does, when the event is, when it was made, why it is not saved, and what can be done.
 */
export function PendingChangeRow({ change, context, onDiscard }: PendingChangeRowProps) {
  const { t } = useLingui()
  const { id, edits, state } = change
  const zone = zoneNamed(context.zone)
  const sentences = edits.map(({ edit }) => pendingSentence(describeEdit(edit)))
  const last = edits.at(-1)
  const when = last ? whenOfEdit(last, context.zone) : null
  const made = formatMade(last?.edit.at ?? 0)
  const name = factLine(sentences)

  const compared = comparedDraft(change)

  /** As right after a conflict: fields that nobody else changed are merged, and the others are shown. */
  function onCompare(draft: StoredEventDraft) {
    storeDraft(sessionStorage, { ...draft, isOpen: false })
    openDraft(draft.id)
    outboxOf(context.client).discard(id)
    context.go(draft.path)
  }

  async function save() {
    try {
      await exportChange(change)
    } catch {
      notify({ kind: 'failed', text: () => t`The change couldn’t be exported.` })
    }
  }

  return (
    <li className={rows.row} aria-label={name}>
      <div className={rows.what}>
        {sentences.map((sentence) => (
          <strong key={sentence}>{sentence}</strong>
        ))}
        <span className={rows.facts}>
          {when && `${formatMessageTime(when, zone)} · `}
          {t`Changed ${made}`}
        </span>
        <span className={rows.facts}>{stateSentence(change)}</span>
      </div>
      {state.kind !== 'saving' && (
        <div className={styles.actions}>
          {compared && (
            <Button size="small" aria-label={t`Compare: ${name}`} onClick={() => onCompare(compared)}>
              <Trans>Compare</Trans>
            </Button>
          )}
          {state.kind !== 'behind' && !compared && (
            <Button
              size="small"
              aria-label={t`Send now: ${name}`}
              onClick={() => outboxOf(context.client).sendNow(context.api, id)}
            >
              <Trans>Send now</Trans>
            </Button>
          )}
          <Button size="small" aria-label={t`Export: ${name}`} onClick={() => void save()}>
            <Trans>Export</Trans>
          </Button>
          <Button size="small" aria-label={t`Discard: ${name}`} onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
