import { CopyButton } from './buttons/CopyButton.tsx'
import styles from './CopiedText.module.css'

type CopiedTextProps = {
  /** Its description for screen readers. */
  readonly label: string
  readonly text: string
  /** On the button. */
  readonly copy: string
}

/** A text to read and to copy. */
export function CopiedText({ label, text, copy }: CopiedTextProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre className={styles.text} role="region" aria-label={label} tabIndex={0}>
        {text}
      </pre>
      <CopyButton text={text}>{copy}</CopyButton>
    </>
  )
}
