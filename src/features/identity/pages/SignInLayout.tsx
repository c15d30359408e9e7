import type { ReactNode } from 'react'
import styles from './SignInLayout.module.css'

/** The pages before the application: someone stands at the door. */
export function SignInLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Kalends`}</title>
      <div className={styles.wordmark} aria-hidden>
        Kalends
      </div>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
