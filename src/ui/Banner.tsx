import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { Button } from './Button.tsx'

type BannerProps = {
  /** `notice` is read out when there is a pause; `trouble` at once. */
  readonly kind?: 'notice' | 'trouble'
  readonly children: ReactNode
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

/** A line across the page about the whole application: a new version, a session that ended. */
export function Banner({ kind = 'notice', children, action }: BannerProps) {
  return (
    <div className={styles.banner} role={kind === 'trouble' ? 'alert' : 'status'} data-kind={kind}>
      <p className={styles.text}>{children}</p>
      {action && (
        <Button size="small" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
