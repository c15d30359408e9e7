import type { Item } from '#domain/event/Item.ts'
import { entryId } from '#domain/search/SearchEntry.ts'

export type ItemChanges = { readonly put: readonly Item[]; readonly deleted: readonly string[] }

/**
 * What an index has to be told: objects that are new or others than before, and those that are gone. An object that is
 * listed twice counts where it comes first.
 *
 * @param known by `entryId`; brought up to date
 */
export function changesTo(known: Map<string, Item>, lists: readonly (readonly Item[])[]): ItemChanges {
  const put: Item[] = []
  const seen = new Set<string>()
  for (const items of lists) {
    for (const item of items) {
      const id = entryId(item)
      if (seen.has(id)) continue
      seen.add(id)
      if (known.get(id)?.data === item.data) continue
      known.set(id, item)
      put.push(item)
    }
  }
  const deleted = [...known.keys()].filter((id) => !seen.has(id))
  for (const id of deleted) known.delete(id)
  return { put, deleted }
}
