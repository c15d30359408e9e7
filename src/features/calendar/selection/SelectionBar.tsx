import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { BatchAction } from '#domain/edits/batch/Batch.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { keepMessagesOff } from '../../../ui/overlays/keepMessagesOff.ts'
import { selection } from '../grid/drag/selecting/selection.ts'
import styles from './SelectionBar.module.css'

const MoveDialog = lazyDialog(async () => (await import('./MoveDialog.tsx')).MoveDialog)
const ColourPopover = lazyDialog(async () => (await import('./ColourPopover.tsx')).ColourPopover)

// lingui-set comment="Buttons (verbs, but “Colour” is a noun) on a bar that says how many events are selected. “Clear”: none is selected any more."

type SelectionBarProps = {
  readonly count: number
  readonly onDone: (does: BatchAction) => void
}

/** How many events are selected, and what can be done to all of them. */
export function SelectionBar({ count, onDone }: SelectionBarProps) {
  const { t } = useLingui()
  const isCut = useSyncExternalStore(selection.onChange, selection.isCut)
  const [open, setOpen] = useState<'move' | 'colour' | null>(null)
  const colour = useRef<HTMLButtonElement>(null)
  const onClose = () => setOpen(null)
  const onChosen = (does: BatchAction) => {
    onClose()
    onDone(does)
  }
  return (
    <section
      ref={keepMessagesOff}
      className={styles.bar}
      data-region="selection"
      data-passing=""
      aria-label={t`Selected events`}
    >
      <span className={styles.count}>
        {isCut ? (
          <Trans>{count} selected, the maximum at once</Trans>
        ) : (
          <Plural value={count} one="# selected" other="# selected" />
        )}
      </span>
      <div className={styles.buttons}>
        <Button
          size="small"
          aria-haspopup="dialog"
          onFocus={MoveDialog.preload}
          onClick={() => setOpen('move')}
        >
          <Trans>Move…</Trans>
        </Button>
        <Button
          ref={colour}
          size="small"
          aria-haspopup="dialog"
          aria-expanded={open === 'colour'}
          onFocus={ColourPopover.preload}
          onClick={() => setOpen('colour')}
        >
          <Trans>Colour</Trans>
        </Button>
        <Button size="small" onClick={() => onDone({ name: 'delete' })}>
          <Trans>Delete</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={() => selection.select([])}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      {open === 'move' && <MoveDialog {...{ count, onChosen, onClose }} />}
      {open === 'colour' && <ColourPopover anchor={colour} {...{ onChosen, onClose }} />}
    </section>
  )
}
