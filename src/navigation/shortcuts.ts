import type { MessageDescriptor } from '@lingui/core'

export type Shortcut = {
  /** As `KeyboardEvent.key` says it. */
  readonly key: string
  /** The modifier key; `Ctrl` is Cmd on a Mac. Other keys with Ctrl, Alt or Meta belong to the browser. */
  readonly holding?: 'Ctrl' | 'Shift' | 'CtrlShift'
  /** It works in fields, dialogs and menus too, where it types nothing. */
  readonly isHeardEverywhere?: boolean
  readonly does: MessageDescriptor
  /** Missing if the browser does something with this key, and the page hears of it as an event of its own. */
  readonly run?: () => void
}

/** Shortcuts that work in the same place. */
export type ShortcutGroup = {
  /** The heading in the list: `In the calendar`. */
  readonly where: MessageDescriptor
  readonly shortcuts: readonly Shortcut[]
}

/** The shortcuts that work now, the most recent group first, as in their list. */
export const workingShortcuts = (): readonly ShortcutGroup[] =>
  [...working].map((group) => group()).toReversed()

/** @returns ends it */
export function addShortcuts(group: () => ShortcutGroup): () => void {
  working.add(group)
  return () => void working.delete(group)
}

const working = new Set<() => ShortcutGroup>()
