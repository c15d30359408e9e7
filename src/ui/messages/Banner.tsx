import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { Button } from '../buttons/Button.tsx'

type BannerProps = {
  /** `notice` is announced politely; `trouble` at once. */
  readonly kind?: 'notice' | 'trouble'
  readonly children: ReactNode
  readonly actions?: readonly Action[]
}

type Action = { readonly label: string; readonly run: () => void; readonly isPrimary?: boolean }

const noActions: readonly Action[] = []

/** A line across the page about the whole application: a new version, a session that ended. */
export function Banner({ kind = 'notice', children, actions = noActions }: BannerProps) {
  return (
    <div className={styles.banner} role={kind === 'trouble' ? 'alert' : 'status'} data-kind={kind}>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>
        {actions.map(({ label, run, isPrimary = false }) => (
          <Button key={label} size="small" {...(isPrimary && { variant: 'primary' })} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
