import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './Messages.module.css'
import { dismiss, type Message } from './messages.ts'

// lingui-set comment="A button (verb): the message goes away."

/** It may not be seen as a whole. */
const isLong = (text: string) => text.length > 150

/**
 * Long enough to read a line and reach its button; it does not disappear while it is hovered or has the focus
 * (WCAG 2.2.1).
 */
const shownForMs = 12_000

export function MessageLine({ message }: { readonly message: Message }) {
  const { t } = useLingui()
  const [isHeld, setIsHeld] = useState(false)
  const { id, kind, text, action, also, extra } = message
  const isLasting = message.isLasting ?? kind === 'failed'

  useEffect(() => {
    if (isHeld || isLasting) return undefined
    const timer = setTimeout(() => dismiss(id), shownForMs)
    return () => clearTimeout(timer)
  }, [isHeld, isLasting, id])

  function onX() {
    dismiss(id)
    message.onDismiss?.()
  }

  return (
    <div
      className={styles.message}
      data-kind={kind}
      data-message=""
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={styles.text}>
        <p title={isLong(text) ? text : undefined}>{text}</p>
        {extra}
      </div>
      {also && (
        <Button size="small" onClick={also.run}>
          {also.label}
        </Button>
      )}
      {action && (
        <Button
          size="small"
          onClick={() => {
            dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label={t`Dismiss`} icon={X} onClick={onX} />
    </div>
  )
}
