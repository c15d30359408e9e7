import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  /** One `primary` per view; `quiet` has no border until hovered; `danger` deletes something. */
  readonly variant?: 'primary' | 'plain' | 'quiet' | 'danger'
  readonly size?: 'small' | 'normal'
  /** The press is being handled: the button shows it, and ignores further presses. */
  readonly isBusy?: boolean
}

export function Button({
  variant = 'plain',
  size = 'normal',
  isBusy = false,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
    />
  )
}
