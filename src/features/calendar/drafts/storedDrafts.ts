import * as v from 'valibot'
import { storedDraft, type StoredDraft } from './StoredDraft.ts'

const prefix = 'kalends.draft.'
const parsed = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), storedDraft)), null)

/** Drafts that do not fit into the storage of the tab, by name. They are lost on a reload. */
const tooLarge = new WeakMap<Storage, ReadonlyMap<string, StoredDraft>>()

const tooLargeIn = (storage: Storage) => tooLarge.get(storage) ?? new Map<string, StoredDraft>()

/** All drafts of this tab, the one that was typed in last first. Unreadable ones are left out. */
export function storedDrafts(storage: Storage): readonly StoredDraft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const large = tooLargeIn(storage)
  return keys
    .filter((key) => key.startsWith(prefix) && !large.has(key.slice(prefix.length)))
    .flatMap((key) => v.parse(parsed, storage.getItem(key)) ?? [])
    .concat([...large.values()])
    .toSorted((one, other) => other.at - one.at)
}

export const readDraft = (storage: Storage, id: string): StoredDraft | null =>
  tooLargeIn(storage).get(id) ?? v.parse(parsed, storage.getItem(prefix + id))

/** Whether a draft would outlive a reload as it is now. */
export const outlivesPage = (storage: Storage, id: string): boolean => !tooLargeIn(storage).has(id)

/**
 * Store a draft in this tab. If it does not fit, it is kept in this page only, and an earlier version of it
 * stays stored.
 */
export function storeDraft(storage: Storage, draft: StoredDraft): void {
  try {
    storage.setItem(prefix + draft.id, JSON.stringify(draft))
    forgetLarge(storage, draft.id)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    tooLarge.set(storage, new Map(tooLargeIn(storage)).set(draft.id, draft))
  }
}

export function removeDraft(storage: Storage, id: string): void {
  storage.removeItem(prefix + id)
  forgetLarge(storage, id)
}

const forgetLarge = (storage: Storage, id: string) =>
  tooLarge.set(storage, new Map([...tooLargeIn(storage)].filter(([each]) => each !== id)))
