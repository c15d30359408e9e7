import type { ChangeListener, ChangeStore } from './ChangeStore.ts'

/** Announcements inside of this process: all there are, if no other process uses the store. */
export function localChanges(): ChangeStore['changes'] & { readonly tell: ChangeListener } {
  const listeners = new Set<ChangeListener>()
  const tell: ChangeListener = (subjects) => {
    for (const listener of listeners) listener(subjects)
  }
  return {
    tell,
    announce: async (subjects) => tell(subjects),
    listen: async (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
