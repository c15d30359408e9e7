import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly isOpen?: boolean
}

/** More details, closed by default. */
export function Disclosure({ summary, children, isOpen = false }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
