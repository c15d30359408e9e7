import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './EventDetails.module.css'

/** A line of the details of an event. */
export function Fact({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>{children}</div>
    </li>
  )
}
