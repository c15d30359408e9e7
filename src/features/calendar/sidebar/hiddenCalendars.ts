import * as v from 'valibot'

const idList = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

const keyOf = (userId: string) => `kalends.hidden.${userId}`

/** The ids that an earlier version kept in the browser; null if it kept none. */
export function readHidden(storage: Storage, userId: string): ReadonlySet<string> | null {
  const text = storage.getItem(keyOf(userId))
  return text === null ? null : new Set(v.parse(idList, text))
}

/** They are with the person's settings now. */
export const forgetHidden = (storage: Storage, userId: string): void => storage.removeItem(keyOf(userId))

/** The ids after one calendar was shown or hidden. */
export function withShown(hidden: ReadonlySet<string>, id: string, isShown: boolean): ReadonlySet<string> {
  const next = new Set(hidden)
  if (isShown) next.delete(id)
  else next.add(id)
  return next
}

/** What a calendar on screen does not show. */
export type HiddenNow = {
  /** By its address, or because the person hid it. */
  readonly ids: ReadonlySet<string>
  /** Because the person hid it, and how to hide others than before. */
  readonly chosen: ReadonlySet<string>
  readonly hide: (ids: ReadonlySet<string>) => void
}

let onScreen: HiddenNow | null = null

/** @returns takes it back */
export function noteHidden(now: HiddenNow): () => void {
  onScreen = now
  return () => {
    if (onScreen === now) onScreen = null
  }
}

/** Whether a calendar is not shown now; also false where none is on screen. */
export const isHiddenNow = (id: string): boolean => onScreen?.ids.has(id) ?? false

/** Shows a calendar that the person hid. */
export function unhide(id: string): void {
  if (onScreen?.chosen.has(id)) onScreen.hide(withShown(onScreen.chosen, id, true))
}
