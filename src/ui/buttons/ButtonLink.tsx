import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonLinkProps = ComponentProps<'a'> & {
  readonly variant?: 'primary' | 'plain'
  readonly size?: 'small' | 'normal'
}

/** A link that looks like a button: it leads away from the application, to a page that learns nothing of it, or to the program for mails. */
export const ButtonLink = ({ variant = 'plain', size = 'normal', children, ...rest }: ButtonLinkProps) => (
  <a
    {...rest}
    className={styles.button}
    data-variant={variant}
    data-size={size}
    target={rest.href?.startsWith('mailto:') ? undefined : '_blank'}
    rel="noopener noreferrer"
  >
    {children}
  </a>
)
