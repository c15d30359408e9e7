import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { Overlay } from 'react-aria/Overlay'
import { useDialog } from 'react-aria/useDialog'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './Dialog.module.css'
import { keepMessagesOff } from './keepMessagesOff.ts'
import { offerNoticePlace } from './noticePlaces.ts'
import { useModal } from './useModal.ts'
import { useRestOfDoubleClick } from './useRestOfDoubleClick.ts'
import './composedKeys.ts'
import './keyboardClicks.ts'
import '../messages/keepOffFocus.ts'

// lingui-set comment="A button (verb): the dialog goes away."

type DialogProps = {
  /** Its heading and its name. */
  readonly title: string
  /** Close was requested: by Escape, by the cross, or by a press outside if `closesOutside`. */
  readonly onClose: () => void
  /** It was opened by a double click, whose second press does nothing else. */
  readonly onDoubleClick?: (() => void) | undefined
  /** A press outside closes it. Leave it off for forms. */
  readonly closesOutside?: boolean
  readonly size?: 'small' | 'normal' | 'wide'
  /** Its top edge stays in place while its contents change, so that nothing moves away from the pointer. */
  readonly isStill?: boolean
  /** It comes from below, as wide as the window or nearly so. */
  readonly isSheet?: boolean
  /** Enter on the dialog itself, and on none of its buttons. */
  readonly onEnter?: (() => void) | undefined
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
  /** The buttons, the main one first; a `danger` one is set apart. */
  readonly footer?: ReactNode
}

/** A dialog over the page, which is inert until it closes; the focus then returns. Load it lazily. */
export function Dialog(props: DialogProps) {
  return (
    <Overlay>
      <Modal {...props} />
    </Overlay>
  )
}

function Modal(props: DialogProps) {
  const { title, onClose, onDoubleClick, closesOutside = false, size = 'normal', role = 'dialog' } = props
  const { isStill = false, isSheet = false, onEnter, children, footer } = props
  const { t } = useLingui()
  const veil = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  useRestOfDoubleClick(onDoubleClick)
  const { modalProps } = useModal({ veil, panel, closesOutside, onClose })
  const { dialogProps, titleProps } = useDialog({ role }, panel)
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) =>
    key === 'Enter' && target === currentTarget && onEnter?.()
  const panelProps = mergeProps(modalProps, dialogProps, { onKeyDown })
  return (
    <div
      ref={veil}
      className={styles.veil}
      data-still={isStill ? '' : undefined}
      data-sheet={isSheet ? '' : undefined}
    >
      <section {...panelProps} ref={panel} className={styles.panel} data-size={size}>
        <header className={styles.header}>
          <h2 {...titleProps} className={styles.title}>
            {title}
          </h2>
          <IconButton label={t`Close`} icon={X} onClick={onClose} />
        </header>
        <div ref={offerNoticePlace} />
        <div className={styles.body}>{children}</div>
        {footer !== undefined && (
          <footer ref={keepMessagesOff} className={styles.footer}>
            {footer}
          </footer>
        )}
      </section>
    </div>
  )
}
