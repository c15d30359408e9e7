import { shortcuts, type ShortcutName } from './shortcuts.ts'

/** What of a pressed key matters to a shortcut. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'> & {
  /** Whether the key goes into something that takes text, or to a dialog or menu. */
  readonly isTyping: boolean
}

/** The shortcut that a press asks for among those that are on, or null. */
export function shortcutFor(press: Press, on: readonly ShortcutName[]): ShortcutName | null {
  if (press.isTyping || press.isComposing || press.ctrlKey || press.altKey || press.metaKey) return null
  return on.find((name) => shortcuts[name].key === press.key) ?? null
}
