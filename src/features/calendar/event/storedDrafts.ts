import * as v from 'valibot'
import { eventForm, type EventForm } from './eventForm.ts'

/** What was being typed at an address, and the version of the event it was typed over. */
export type StoredDraft = { readonly form: EventForm; readonly version: string | null }

const storedDraft = v.fallback(
  v.nullable(
    v.pipe(v.string(), v.parseJson(), v.object({ form: eventForm, version: v.nullable(v.string()) })),
  ),
  null,
)

const keyOf = (path: string) => `kalends.draft.${path}`

/** What was being typed at this address before a reload or a sign-in, in this tab; null where nothing was. */
export const readStored = (storage: Storage, path: string): StoredDraft | null =>
  v.parse(storedDraft, storage.getItem(keyOf(path)))

export const keepDraft = (storage: Storage, path: string, draft: StoredDraft): void =>
  storage.setItem(keyOf(path), JSON.stringify(draft))

export const dropDraft = (storage: Storage, path: string): void => storage.removeItem(keyOf(path))
