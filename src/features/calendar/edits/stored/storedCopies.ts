import type { EditStore } from './editStore.ts'
import type { StoredEdit } from './StoredEdit.ts'

/** If storing takes longer than this, edits are sent without waiting for it. */
const patienceMs = 2_000

type StoredCopiesParts = {
  /**
   * The pending edits by id, the identical value while nothing changes; null if nothing is to be stored any
   * more.
   */
  readonly current: () => ReadonlyMap<string, StoredEdit> | null
  /** Called after each try with the ids that this device has stored. */
  readonly onStored: (ids: ReadonlySet<string>) => void
}

/** Stores pending edits as they are added, changed and removed. Changes in one turn are written together. */
export function storedCopies({ current, onStored }: StoredCopiesParts) {
  let store: EditStore | null = null
  let last: ReadonlyMap<string, StoredEdit> = new Map()
  let writing = Promise.resolve()
  let isDue = false

  function changed(): void {
    if (store === null || isDue) return
    isDue = true
    writing = writing.then(write)
  }

  async function write(): Promise<void> {
    isDue = false
    const now = current()
    if (now === null) store = null
    if (now === null || store === null) return
    const puts = [...now].filter(([id, edit]) => last.get(id) !== edit)
    const deletes = [...last.keys()].filter((id) => !now.has(id))
    if (puts.length + deletes.length === 0) return
    try {
      await store.change(
        puts.map(([, edit]) => edit),
        deletes,
      )
      last = new Map([...last, ...puts].filter(([id]) => !deletes.includes(id)))
    } catch {
      // No space, or a private window. What was written before is still there, and nothing more is claimed.
      const unwritten = new Set(puts.map(([id]) => id))
      last = new Map([...last].filter(([id]) => !unwritten.has(id)))
    }
    onStored(new Set(last.keys()))
  }

  return {
    /** Begin to store. */
    storeIn(editStore: EditStore): void {
      store = editStore
      changed()
    },
    changed,
    /** Some are stored already. */
    has(edits: readonly StoredEdit[]): void {
      last = new Map([...last, ...edits.map((edit) => [edit.id, edit] as const)])
      onStored(new Set(last.keys()))
    },
    /** Resolves when everything pending is stored, or cannot be; null if nothing is stored. */
    settled: (): Promise<unknown> | null =>
      store === null
        ? null
        : Promise.race([writing, new Promise((resolve) => setTimeout(resolve, patienceMs))]),
  }
}
