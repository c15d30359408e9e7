import * as v from 'valibot'

const idList = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

const keyOf = (userId: string) => `kalends.hidden.${userId}`

/** The ids of the calendars that a person has hidden on this device. */
const readHidden = (storage: Storage, userId: string): ReadonlySet<string> =>
  new Set(v.parse(idList, storage.getItem(keyOf(userId)) ?? ''))

const keepHidden = (storage: Storage, userId: string, ids: ReadonlySet<string>): void =>
  storage.setItem(keyOf(userId), JSON.stringify([...ids]))

/** The ids after one calendar was shown or hidden. */
export function withShown(hidden: ReadonlySet<string>, id: string, isShown: boolean): ReadonlySet<string> {
  const next = new Set(hidden)
  if (isShown) next.delete(id)
  else next.add(id)
  return next
}

/** The last value that was read, so that it stays identical until it changes. */
let cached: { readonly userId: string; readonly ids: ReadonlySet<string> } | null = null

const listeners = new Set<() => void>()

/** The calendars that are hidden on this device. */
export function hiddenOf(userId: string): ReadonlySet<string> {
  if (cached?.userId !== userId) cached = { userId, ids: readHidden(localStorage, userId) }
  return cached.ids
}

/** What the page that is on screen does not show, by its address or by this device; null where no calendar is on screen. */
let onScreen: ReadonlySet<string> | null = null

/** @returns takes it back */
export function noteHidden(ids: ReadonlySet<string>): () => void {
  onScreen = ids
  return () => {
    if (onScreen === ids) onScreen = null
  }
}

/** The calendars that are not shown now. */
export const hiddenNow = (userId: string): ReadonlySet<string> => onScreen ?? hiddenOf(userId)

/** Hide these, and show all others. */
export function hideCalendars(userId: string, ids: ReadonlySet<string>): void {
  keepHidden(localStorage, userId, ids)
  cached = { userId, ids }
  for (const listener of listeners) listener()
}

/** @returns stops listening */
export function onHiddenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
