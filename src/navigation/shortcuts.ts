import type { MessageDescriptor } from '@lingui/core'

export type Shortcut = {
  /** As `KeyboardEvent.key` says it. */
  readonly key: string
  /** What is held with it; `Ctrl` is Cmd on a Mac. Other keys with Ctrl, Alt or Meta belong to the browser. */
  readonly holding?: 'Ctrl' | 'Shift'
  /** It works in fields, dialogs and menus too, where it types nothing. */
  readonly isHeardEverywhere?: boolean
  readonly does: MessageDescriptor
  readonly run: () => void
}

/** Shortcuts that work in the same place. */
export type ShortcutGroup = {
  /** Heads them in the list: `In the calendar`. */
  readonly where: MessageDescriptor
  readonly shortcuts: readonly Shortcut[]
}

/** The shortcuts that work now, the most recent place first: what the list of them shows. */
export const workingShortcuts = (): readonly ShortcutGroup[] =>
  [...working].map((group) => group()).toReversed()

/** @returns ends it */
export function addShortcuts(group: () => ShortcutGroup): () => void {
  working.add(group)
  return () => void working.delete(group)
}

const working = new Set<() => ShortcutGroup>()
