import type { Shortcut } from './shortcuts.ts'

/** The part of a keyboard event that matters to a shortcut. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing'
> & {
  /** Whether the key goes to a field that accepts text, or to a dialog or menu. */
  readonly isTyping: boolean
}

/** The shortcut for a key press, or null. */
export function shortcutFor<Offered extends Pick<Shortcut, 'key' | 'holding' | 'isHeardEverywhere'>>(
  press: Press,
  offered: readonly Offered[],
): Offered | null {
  if (press.isComposing || press.altKey) return null
  const isCtrl = press.ctrlKey || press.metaKey
  const pressed = isCtrl ? press.key.toLowerCase() : press.key
  const isMeant = ({ key, holding, isHeardEverywhere = false }: Offered) =>
    key === pressed &&
    isCtrl === (holding?.startsWith('Ctrl') ?? false) &&
    // Some letters and signs are typed with Shift.
    (press.shiftKey === (holding?.endsWith('Shift') ?? false) || (!isCtrl && key.length === 1)) &&
    (isHeardEverywhere || !press.isTyping)
  return offered.find(isMeant) ?? null
}
