import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Messages.module.css'
import { dismiss, type Message } from './messages.ts'

/** Long enough to read a line and reach its button; never while it is pointed at or holds the focus (WCAG 2.2.1). */
const shownForMs = 12_000

export function MessageLine({ message }: { readonly message: Message }) {
  const { t } = useLingui()
  const [isHeld, setIsHeld] = useState(false)
  const { id, kind, text, action } = message

  useEffect(() => {
    if (isHeld || kind === 'failed') return undefined
    const timer = setTimeout(() => dismiss(id), shownForMs)
    return () => clearTimeout(timer)
  }, [isHeld, kind, id])

  return (
    <div
      className={styles.message}
      data-kind={kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles.text}>{text}</p>
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
      <IconButton size="small" label={t`Dismiss`} icon={X} onClick={() => dismiss(id)} />
    </div>
  )
}
