import { latinKey } from './latinKey.ts'
import { isLetter, type Key } from './Key.ts'
import type { Press } from './actionFor.ts'

/** What a browser keeps for itself when it is held with Ctrl or Cmd: pages never hear of it. */
const browserKeys = ['n', 'q', 't', 'w']

/**
 * The key that was pressed, as one that an action may have; null for one that only holds others, that is on the way of a
 * text being composed, or that the browser keeps.
 */
export function pressedKey(press: Omit<Press, 'isTyping'>): Key | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press
  if (altKey || isComposing || ['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'Dead'].includes(key))
    return null
  if (ctrlKey || metaKey) {
    const letter = latinKey(key, code).toLowerCase()
    if (browserKeys.includes(letter)) return null
    return { key: letter, holding: shiftKey ? 'CtrlShift' : 'Ctrl' }
  }
  const written = isLetter(key) ? key.toLowerCase() : key
  // A sign is itself, however it is typed.
  const isHeld = shiftKey && (isLetter(key) || key.length > 1)
  return isHeld ? { key: written, holding: 'Shift' } : { key: written }
}
