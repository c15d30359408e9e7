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
  const key = written === 'Space' ? ' ' : isLetter(written) ? written.toLowerCase() : written
  // A capital letter is its letter with Shift.
  const isShift = shift !== '' || (isLetter(written) && key !== written)
  if (ctrl !== '') return [{ key, holding: shift === '' ? 'Ctrl' : 'CtrlShift' }]
  return [isShift ? { key, holding: 'Shift' } : { key }]
}

/** Whether a key is a letter, which Shift makes a capital one. */
export const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** The keys that a person chose, by the names of their actions (USR-1). */
export type ChosenKeys = Readonly<Record<string, string>>

/** The keys of an action: those that a person chose, else its own. */
export const keysOf = (
  action: { readonly name: string; readonly keys: string; readonly isFixed?: boolean },
  chosen: ChosenKeys,
): readonly Key[] => parseKeys((action.isFixed ? undefined : chosen[action.name]) ?? action.keys)
