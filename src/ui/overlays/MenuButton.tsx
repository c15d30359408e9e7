import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { lazyDialog } from '../loading/lazyDialog.tsx'
import type { MenuChoice } from './Menu.tsx'

const Menu = lazyDialog(async () => (await import('./Menu.tsx')).Menu)

type MenuButtonProps = {
  /** The name of the button and of its menu. */
  readonly label: string
  readonly choices: readonly MenuChoice[]
  /** The visible text of the button, if it differs from its name. */
  readonly children?: ReactNode
  readonly size?: 'small' | 'normal'
}

/** A button that opens a menu. The menu itself is loaded when the button is first hovered or focused. */
export function MenuButton({ label, choices, children = label, size = 'normal' }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size={size}
        aria-label={label}
        title={children === label ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={Menu.preload}
        onFocus={Menu.preload}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      {isOpen && <Menu label={label} choices={choices} anchor={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
