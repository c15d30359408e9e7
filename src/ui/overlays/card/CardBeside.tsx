import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../buttons/IconButton.tsx'
import { useFocusAfterRemoval } from '../../focus/useFocusAfterRemoval.ts'
import '../../messages/keepOffFocus.ts'
import { fitAboveKeyboard } from '../../keyboard/fitAboveKeyboard.ts'
import '../composedKeys.ts'
import { useRestOfDoubleClick } from '../useRestOfDoubleClick.ts'
import styles from './Card.module.css'
import type { CardProps } from './CardProps.ts'
import { useAnchorKeys } from './useAnchorKeys.ts'
import { useBeside } from './useBeside.ts'
import { useCardFocus } from './useCardFocus.ts'
import { useClosing } from './useClosing.ts'

// lingui-set comment="A button (verb): the dialog goes away."

const nowhere = () => false

type CardBesideProps = CardProps & {
  /** There is no space beside its anchor: it comes from below. */
  readonly isSheet: boolean
}

/** The card over a page that stays usable. */
export function CardBeside(props: CardBesideProps) {
  const { title, heading, anchor, onClose, onDoubleClick, onEnter, goesTo = nowhere } = props
  const { isNext = false, isAside = false, isSheet, children, footer } = props
  const { t } = useLingui()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useRestOfDoubleClick(onDoubleClick)
  useClosing(panel, { onClose, goesTo })
  useAnchorKeys(panel, { anchor, onEnter })
  useBeside(panel, isSheet ? null : props)
  useCardFocus(panel, { anchor, isNext })
  useFocusAfterRemoval(panel)
  useEffect(() => (isSheet ? fitAboveKeyboard(panel.current) : undefined), [isSheet])
  return createPortal(
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.card}
      data-card
      data-sheet={isSheet || undefined}
      data-narrow={heading !== undefined || undefined}
      data-next={isNext || undefined}
      data-aside={isAside || undefined}
      data-nowhere={(anchor === null && !isSheet) || undefined}
    >
      <div className={styles.hairline} data-hairline aria-hidden />
      <div className={styles.header}>
        {heading}
        <h2 id={titleId} className={heading === undefined ? styles.title : styles.name}>
          {title}
        </h2>
        <IconButton label={t`Close`} icon={X} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>,
    document.body,
  )
}
