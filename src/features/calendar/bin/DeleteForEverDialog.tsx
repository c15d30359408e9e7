import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BinItemAnswer } from '#contract/bin.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { binItemName } from './binSentences.ts'

// lingui-set comment="Asks whether deleted events and calendars are removed from the bin, so that nothing brings them back."

type DeleteForEverDialogProps = {
  /** Null for everything. */
  readonly item: BinItemAnswer | null
  /** How many items there are. */
  readonly total: number
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** The question before one item, or all of them, can no longer be restored. */
export function DeleteForEverDialog({ item, total, onDelete, onClose }: DeleteForEverDialogProps) {
  const { t } = useLingui()
  const name = item && binItemName(item)
  return (
    <Dialog
      title={name === null ? t`Empty the bin?` : t`Delete “${name}” permanently?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {item === null ? <Trans>Empty bin</Trans> : <Trans>Delete permanently</Trans>}
          </Button>
        </>
      }
    >
      <p>
        {item === null ? (
          <Plural
            value={total}
            one="What’s in it will be deleted permanently. This can’t be undone."
            other="All # items in it will be deleted permanently. This can’t be undone."
          />
        ) : item.kind === 'calendar' && item.events > 0 ? (
          <Plural
            value={item.events}
            one="Its event will be deleted too. This can’t be undone."
            other="Its # events will be deleted too. This can’t be undone."
          />
        ) : (
          <Trans>This can’t be undone.</Trans>
        )}
      </p>
    </Dialog>
  )
}
