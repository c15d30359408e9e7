import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { keepFocusAround } from '../focus/keepFocusIn.ts'
import { InLanguage } from './InLanguage.tsx'
import styles from './Menu.module.css'
import { useCloseRequest } from './useCloseRequest.ts'
import { useRestOfDoubleClick } from './useRestOfDoubleClick.ts'
import './keyboardClicks.ts'
import '../messages/keepOffFocus.ts'

export type MenuChoice = {
  readonly label: string
  readonly icon?: LucideIcon
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
  readonly run: () => void
}

type MenuProps = {
  readonly label: string
  readonly choices: readonly MenuChoice[]
  /** The button that opens it, which gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Loaded lazily, through `MenuButton`. */
export function Menu({ label, choices, anchor, onClose }: MenuProps) {
  useRestOfDoubleClick()
  useCloseRequest(onClose)
  // What is chosen may take the button away, with all that it is about.
  useLayoutEffect(() => keepFocusAround(anchor.current), [anchor])

  /** A dialog that a choice opens gives the focus back to what had it before: the button, and not the menu. */
  function choose(run: () => void) {
    flushSync(onClose)
    anchor.current?.focus()
    run()
  }

  return (
    <InLanguage>
      <AriaPopover
        className={styles.popover ?? ''}
        aria-label={label}
        triggerRef={anchor}
        placement="bottom start"
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus, as people expect of menus */}
        <AriaMenu className={styles.menu ?? ''} aria-label={label} autoFocus="first" onClose={onClose}>
          {choices.map(({ label: name, icon: Icon, isDangerous = false, isDisabled = false, run }) => (
            <MenuItem
              key={name}
              className={styles.choice ?? ''}
              data-dangerous={isDangerous || undefined}
              textValue={name}
              isDisabled={isDisabled}
              onAction={() => choose(run)}
            >
              {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </AriaPopover>
    </InLanguage>
  )
}
