import { isLetter, type Key } from './Key.ts'

/** The part of a keyboard event that matters to a shortcut. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing'
> & {
  /** Whether the key goes to a field that accepts text, or to a dialog or menu. */
  readonly isTyping: boolean
}

type Offered = { readonly keys: readonly Key[]; readonly isHeardEverywhere?: boolean }

/** The action for a key press, or null. */
export function actionFor<Of extends Offered>(press: Press, offered: readonly Of[]): Of | null {
  if (press.isComposing || press.altKey) return null
  const isCtrl = press.ctrlKey || press.metaKey
  const isCapital = press.shiftKey && isLetter(press.key)
  const pressed = isCtrl || isCapital ? press.key.toLowerCase() : press.key
  const isPressed = ({ key, holding }: Key) =>
    key === pressed &&
    isCtrl === (holding?.startsWith('Ctrl') ?? false) &&
    // Some signs are typed with Shift.
    (press.shiftKey === (holding?.endsWith('Shift') ?? false) ||
      (!isCtrl && !isLetter(key) && key.length === 1))
  const isMeant = ({ keys, isHeardEverywhere = false }: Of) =>
    (isHeardEverywhere || !press.isTyping) && keys.some(isPressed)
  return offered.find(isMeant) ?? null
}
