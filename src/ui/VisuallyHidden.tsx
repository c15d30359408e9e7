import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words that only a screen reader needs. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
