/** A key, or one that is pressed while others are held. */
export type Key = {
  /** As `KeyboardEvent.key` says it. */
  readonly key: string
  /** The modifier key; `Ctrl` is Cmd on a Mac. */
  readonly holding?: 'Ctrl' | 'Shift' | 'CtrlShift'
}

/**
 * The keys of a text as tables and settings have it: `c`, `/ Ctrl+k`, `Shift+F6`, `Space`.
 *
 * @returns none for an empty text
 */
export const parseKeys = (text: string): readonly Key[] => text.split(' ').flatMap(parseKey)

function parseKey(text: string): readonly Key[] {
  const [, ctrl = '', shift = '', written = ''] = /^(Ctrl\+)?(Shift\+)?(.+)$/.exec(text) ?? []
  if (written === '') return []
  const key = written === 'Space' ? ' ' : written
  if (ctrl !== '') return [{ key, holding: shift === '' ? 'Ctrl' : 'CtrlShift' }]
  return [shift === '' ? { key } : { key, holding: 'Shift' }]
}

/** The keys that a person chose, by the names of their actions (USR-1). */
export type ChosenKeys = Readonly<Record<string, string>>

/** The keys of an action: those that a person chose, else its own. */
export const keysOf = (
  action: { readonly name: string; readonly keys: string; readonly isFixed?: boolean },
  chosen: ChosenKeys,
): readonly Key[] => parseKeys((action.isFixed ? undefined : chosen[action.name]) ?? action.keys)
