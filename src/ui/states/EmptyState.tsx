import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  readonly title: string
  /** What this place is for, or what to do to fill it. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** 1 where it is the whole page. */
  readonly level?: 1 | 2
}

/** Nothing here yet, said kindly. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
