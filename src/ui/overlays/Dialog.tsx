import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useRef, type ReactNode } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { Overlay } from 'react-aria/Overlay'
import { useDialog } from 'react-aria/useDialog'
import { IconButton } from '../IconButton.tsx'
import styles from './Dialog.module.css'
import { offerNoticePlace } from './noticePlaces.ts'
import { useModal } from './useModal.ts'
import { useRestOfDoubleClick } from './useRestOfDoubleClick.ts'

type DialogProps = {
  /** Its heading and its name. */
  readonly title: string
  /** Asked to close: Escape, the cross, and a press outside where nothing would be lost. */
  readonly onClose: () => void
  /** It was opened by a double click, whose second press does nothing else. */
  readonly onDoubleClick?: (() => void) | undefined
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
export function Dialog(props: DialogProps) {
  return (
    <Overlay>
      <Modal {...props} />
    </Overlay>
  )
}

function Modal(props: DialogProps) {
  const { title, onClose, onDoubleClick, closesOutside = false, size = 'normal', role = 'dialog' } = props
  const { children, footer } = props
  const { t } = useLingui()
  const veil = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  useRestOfDoubleClick(onDoubleClick)
  const { modalProps } = useModal({ veil, panel, closesOutside, onClose })
  const { dialogProps, titleProps } = useDialog({ role }, panel)
  return (
    <div ref={veil} className={styles.veil}>
      <section {...mergeProps(modalProps, dialogProps)} ref={panel} className={styles.panel} data-size={size}>
        <header className={styles.header}>
          <h2 {...titleProps} className={styles.title}>
            {title}
          </h2>
          <IconButton label={t`Close`} icon={X} onClick={onClose} />
        </header>
        <div ref={offerNoticePlace} />
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </section>
    </div>
  )
}
