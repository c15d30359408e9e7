import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './CopyButton.module.css'

// lingui-set comment="Shown for a moment on a button that has copied something."

const outcomes = {
  copied: msg`Copied`,
  refused: msg`The browser blocked copying. Select the text and copy it.`,
}

type CopyButtonProps = {
  /** Null while there is nothing to copy: the button keeps its place. */
  readonly text: string | null
  readonly children: ReactNode
}

/** Copies a text, and confirms that beside the button. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null)

  async function onCopy() {
    if (text === null) return
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <div className={styles.line}>
      <Button size="small" disabled={text === null} onClick={() => void onCopy()}>
        {children}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome !== null && t(outcomes[outcome])}
      </span>
    </div>
  )
}
