import { createContext, use, useEffect, useEffectEvent } from 'react'
import { shortcutFor } from './shortcutFor.ts'
import { addShortcuts, type ShortcutGroup } from './shortcuts.ts'

const ShortcutsContext = createContext(true)

/** Whether shortcuts are on for everything below it: they can be switched off. */
export const ShortcutsProvider = ShortcutsContext

/**
 * Provides keyboard shortcuts, and lists them, while this component is mounted. Keys pressed in a field, a
 * dialog or a menu do not trigger them.
 */
export function useShortcuts({ where, shortcuts }: ShortcutGroup): void {
  const isOn = use(ShortcutsContext)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const asked = shortcutFor({ ...pressOf(event), isTyping: isTaken(event.target) }, shortcuts)
    if (!asked?.run) return
    event.preventDefault()
    asked.run()
  })

  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])

  const group = useEffectEvent(() => ({ where, shortcuts }))
  useEffect(() => addShortcuts(() => group()), [])
}

const pressOf = ({ key, ctrlKey, altKey, metaKey, shiftKey, isComposing }: KeyboardEvent) => ({
  key,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
  isComposing,
})

const taken = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea, select, [contenteditable]',
  '[role="dialog"], [role="alertdialog"], [role="menu"]',
].join()

const isTaken = (target: EventTarget | null) => target instanceof Element && target.closest(taken) !== null
