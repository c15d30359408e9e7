import { createContext, use, useEffect, useEffectEvent } from 'react'
import { shortcutFor } from './shortcutFor.ts'
import { shortcuts, type ShortcutName } from './shortcuts.ts'

const ShortcutsContext = createContext(true)

/** Whether shortcuts are on for everything below it: they can all be switched off. */
export const ShortcutsProvider = ShortcutsContext

export type ShortcutHandlers = Readonly<Partial<Record<ShortcutName, () => void>>>

/** Answer keyboard shortcuts while this component is there. Nothing is heard from a field, a dialog or a menu. */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const isOn = use(ShortcutsContext)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const offered = names.filter((name) => handlers[name])
    const asked = shortcutFor({ ...pressOf(event), isTyping: isTaken(event.target) }, offered)
    if (asked === null) return
    event.preventDefault()
    handlers[asked]?.()
  })

  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

const isName = (name: string): name is ShortcutName => name in shortcuts
const names = Object.keys(shortcuts).filter(isName)

const pressOf = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent) => ({
  key,
  ctrlKey,
  altKey,
  metaKey,
  isComposing,
})

const taken = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea, select, [contenteditable]',
  '[role="dialog"], [role="alertdialog"], [role="menu"]',
].join()

const isTaken = (target: EventTarget | null) => target instanceof Element && target.closest(taken) !== null
