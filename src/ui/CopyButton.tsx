import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './CopyButton.module.css'

type CopyButtonProps = { readonly text: string; readonly children: ReactNode }

/** Copies a text, and says beside itself that it did. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <div className={styles.line}>
      <Button size="small" onClick={() => void onCopy()}>
        {children}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && t`Copied`}
        {outcome === 'refused' && t`The browser did not allow it: select the text and copy it yourself.`}
      </span>
    </div>
  )
}
