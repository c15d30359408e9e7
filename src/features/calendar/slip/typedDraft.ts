import { useSyncExternalStore } from 'react'

/** What is typed into the card of a new event, and shown in the grid. */
export type TypedDraft = { readonly title: string; readonly calendarId: string }

let typed: TypedDraft | null = null
const listeners = new Set<() => void>()

/** @param next null while nothing is typed, and when the card closes */
export function setTypedDraft(next: TypedDraft | null): void {
  typed = next
  for (const listener of listeners) listener()
}

/** What is typed now; null while nothing is. */
export const useTypedDraft = (): TypedDraft | null => useSyncExternalStore(listen, () => typed)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
