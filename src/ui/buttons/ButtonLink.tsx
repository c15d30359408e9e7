import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonLinkProps = ComponentProps<'a'> & { readonly variant?: 'primary' | 'plain' }

/** A link that looks like a button: it leads away from the application, to a page that learns nothing of it. */
export const ButtonLink = ({ variant = 'plain', children, ...rest }: ButtonLinkProps) => (
  <a
    {...rest}
    className={styles.button}
    data-variant={variant}
    data-size="normal"
    target="_blank"
    rel="noopener noreferrer"
  >
    {children}
  </a>
)
