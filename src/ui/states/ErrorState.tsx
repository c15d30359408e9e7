import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure.tsx'
import styles from './ErrorState.module.css'

// lingui-set comment="Technical details under an error."

type ErrorStateProps = {
  readonly title: string
  /** What is kept, and what to do. */
  readonly children?: ReactNode
  /** One or two buttons to continue. */
  readonly action?: ReactNode
  /** For support: never a token, a secret or an address. */
  readonly details?: string | undefined
  readonly level?: 1 | 2
}

/** Something failed: what happened, what is not lost, what to do. */
export function ErrorState({ title, children, action, details, level = 2 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
      {details !== undefined && (
        <Disclosure summary={<Trans>Details</Trans>}>
          <pre className={styles.details}>{details}</pre>
        </Disclosure>
      )}
    </div>
  )
}
