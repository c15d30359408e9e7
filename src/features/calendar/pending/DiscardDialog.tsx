import { useQueryClient } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { describeEdit } from '#domain/edits/describeEdit.ts'
import { dependents } from '#domain/edits/pending/transitions.ts'
import { factLine } from '../../../ui/join.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { outboxOf } from '../edits/outbox.ts'
import { pendingSentence } from '../edits/messages/pendingSentence.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import type { PendingChange } from './pendingChanges.ts'

// lingui-set comment="Asks whether a change that is not saved yet is given up."

type DiscardDialogProps = { readonly change: PendingChange; readonly onClose: () => void }

/** Asks before a change is discarded: that cannot be undone. */
export function DiscardDialog({ change, onClose }: DiscardDialogProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { edits } = pendingEditsOf(client).current()
  const isPending = edits.pending.some(({ id }) => id === change.id)
  const onTop = isPending ? dependents(edits, change.id).length : 0

  function onDiscard() {
    outboxOf(client).discard(change.id)
    onClose()
  }

  return (
    <Dialog
      title={t`Discard this change?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    >
      <p>{factLine(change.edits.map(({ edit }) => pendingSentence(describeEdit(edit))))}</p>
      {onTop > 0 && (
        <p>
          <Plural
            value={onTop}
            one="A later change of the same event goes with it."
            other="# later changes of the same event go with it."
          />
        </p>
      )}
    </Dialog>
  )
}
