import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import styles from './CopiedText.module.css'

type CopiedTextProps = {
  /** What it is, for who cannot see it. */
  readonly label: string
  readonly text: string
  /** On the button. */
  readonly copy: string
}

/** A text to read and to copy; whether it was copied is said beside the button. */
export function CopiedText({ label, text, copy }: CopiedTextProps) {
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
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre className={styles.text} role="region" aria-label={label} tabIndex={0}>
        {text}
      </pre>
      <div className={styles.line}>
        <Button size="small" onClick={() => void onCopy()}>
          {copy}
        </Button>
        <span role="status" className={styles.outcome}>
          {outcome === 'copied' && t`Copied`}
          {outcome === 'refused' && t`The browser did not allow it: select the text and copy it yourself.`}
        </span>
      </div>
    </>
  )
}
