import type { Item } from '#domain/event/Item.ts'
import { entryId } from '#domain/search/SearchEntry.ts'

export type ItemChanges = { readonly put: readonly Item[]; readonly deleted: readonly string[] }

/**
 * The changes for an index: new and changed objects, and deleted ones. If an object is listed twice, the
 * first counts.
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
