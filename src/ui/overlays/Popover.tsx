import { useRef, type ReactNode, type RefObject } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { InLanguage } from './InLanguage.tsx'
import styles from './Popover.module.css'
import { useFocusAfterRemoval } from '../focus/useFocusAfterRemoval.ts'
import { useCloseRequest } from './useCloseRequest.ts'
import { useRestOfDoubleClick } from './useRestOfDoubleClick.ts'
import './composedKeys.ts'
import './keyboardClicks.ts'

type PopoverProps = {
  /** The name of the dialog in it. */
  readonly label: string
  /** What it points at, and what gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small dialog beside the element it is about; a press outside or Escape closes it. Load it lazily. */
export function Popover({ label, anchor, onClose, children }: PopoverProps) {
  useRestOfDoubleClick()
  useCloseRequest(onClose)
  return (
    <InLanguage>
      <AriaPopover
        className={styles.popover ?? ''}
        triggerRef={anchor}
        placement="bottom"
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
      >
        <PopoverDialog label={label}>{children}</PopoverDialog>
      </AriaPopover>
    </InLanguage>
  )
}

function PopoverDialog({ label, children }: Pick<PopoverProps, 'label' | 'children'>) {
  const dialog = useRef<HTMLElement>(null)
  useFocusAfterRemoval(dialog)
  return (
    <AriaDialog ref={dialog} className={styles.dialog ?? ''} aria-label={label}>
      {children}
    </AriaDialog>
  )
}
