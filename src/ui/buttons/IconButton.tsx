import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label' | 'title'> & {
  /** Its name, which is also shown on hover. */
  readonly label: string
  /** From `lucide-react/icons/<name>`, so that only this one is loaded. */
  readonly icon: LucideIcon
}

export function IconButton({ label, icon: Icon, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} className={styles.icon} aria-label={label} title={label}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  )
}
