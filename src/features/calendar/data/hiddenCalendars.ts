import * as v from 'valibot'

const idList = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

const keyOf = (userId: string) => `kalends.hidden.${userId}`

/** The ids of the calendars that a person does not want to see on this device. */
export const readHidden = (storage: Storage, userId: string): ReadonlySet<string> =>
  new Set(v.parse(idList, storage.getItem(keyOf(userId)) ?? ''))

export const keepHidden = (storage: Storage, userId: string, ids: ReadonlySet<string>): void =>
  storage.setItem(keyOf(userId), JSON.stringify([...ids]))

/** With one calendar shown or hidden. */
export function withShown(hidden: ReadonlySet<string>, id: string, isShown: boolean): ReadonlySet<string> {
  const next = new Set(hidden)
  if (isShown) next.delete(id)
  else next.add(id)
  return next
}
