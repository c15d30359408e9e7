import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  /** Its heading and its name. */
  readonly title: string
  /** Asked to close: Escape, the cross, and a press outside where nothing would be lost. */
  readonly onClose: () => void
  /** A press outside closes it. Leave it off where something is typed. */
  readonly closesOutside?: boolean
  readonly size?: 'small' | 'normal' | 'wide'
  /** `alertdialog` for a question that cannot be passed by. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
  /** The buttons, the main one first; a `danger` one stands apart. */
  readonly footer?: ReactNode
}

/** A dialog over the page, which is out of reach until it closes; the focus then returns. Load it lazily. */
export function Dialog({
  title,
  onClose,
  closesOutside = false,
  size = 'normal',
  role = 'dialog',
  children,
  footer,
}: DialogProps) {
  const { t } = useLingui()
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isOpen
      isDismissable={closesOutside}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Modal className={styles.panel ?? ''} data-size={size}>
        <AriaDialog className={styles.dialog ?? ''} role={role}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={t`Close`} icon={X} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
