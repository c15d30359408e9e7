import { isLetter, type Key } from './Key.ts'
import { latinKey } from './latinKey.ts'

/** The part of a keyboard event that matters to a shortcut. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing'
> & {
  /** Whether the key goes to a field that accepts text, or to a dialog or menu. */
  readonly isTyping: boolean
  /** Whether it goes to a day, where a letter that is no shortcut begins an event. */
  readonly isOnDay?: boolean
  /** `KeyboardEvent.code`. */
  readonly code?: string
}

type Offered = { readonly keys: readonly Key[]; readonly isHeardEverywhere?: boolean }

/** The action for a key press, or null. */
export function actionFor<Of extends Offered>(press: Press, offered: readonly Of[]): Of | null {
  if (press.isComposing || press.altKey) return null
  const isCtrl = press.ctrlKey || press.metaKey
  const isCapital = press.shiftKey && isLetter(press.key)
  const written = isCtrl || isCapital ? press.key.toLowerCase() : press.key
  const latin = press.isOnDay && !isCtrl ? written : latinKey(press.key, press.code)
  const meant = (pressed: string) =>
    offered.find(
      ({ keys, isHeardEverywhere }) =>
        (isHeardEverywhere || !press.isTyping) &&
        keys.some(
          ({ key, holding = '' }) =>
            key === pressed &&
            isCtrl === holding.startsWith('Ctrl') &&
            // Some signs are typed with Shift.
            (press.shiftKey === holding.endsWith('Shift') || (!isCtrl && !isLetter(key) && key.length === 1)),
        ),
    )
  return meant(written) ?? meant(latin) ?? null
}
