import { useSyncExternalStore } from 'react'
import type { Path } from '../../../navigation/addresses.ts'
import type { StoredDraft } from './StoredDraft.ts'

let opened: StoredDraft | null = null
const listeners = new Set<(draft: StoredDraft) => void>()

/** A person continues a draft. */
export function setOpenedDraft(draft: StoredDraft): void {
  opened = draft
  for (const listener of listeners) listener(draft)
}

/** @returns stops listening */
export function onOpenedDraft(listener: (draft: StoredDraft) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes each time another draft is opened at this address, so that the form there starts anew. */
export const useOpenedDraft = (path: Path): string =>
  useSyncExternalStore(onOpenedDraft, () => (opened?.path === path ? `${opened.id} ${opened.at}` : ''))
