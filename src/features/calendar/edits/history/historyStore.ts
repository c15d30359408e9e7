import { sortedEntries, maxAgeMs } from '#domain/edits/history/history.ts'
import type { History, HistoryEntry } from '#domain/edits/history/HistoryEntry.ts'
import { readHistoryEntry } from '#domain/edits/history/readHistoryEntry.ts'
import { decryptJson, encryptJson } from '../stored/encryptedJson.ts'
import { hasStoredHistory, withHistoryDatabase, type HistoryRow } from './historyDatabase.ts'

/** The history of one person on this device, encrypted. */
export type HistoryStore = {
  /** What is stored, oldest first. What cannot be read, or is too old, is forgotten. */
  read(): Promise<History>
  /** Store some and delete others, in one step. @throws if the browser does not store them */
  change(puts: readonly HistoryEntry[], deletes: readonly string[]): Promise<void>
  /** Calls back when another tab has changed it. */
  onOthersChange(listener: () => void): void
  /** Other tabs are no longer heard, and not told of anything. */
  close(): void
}

type HistoryStoreParts = {
  readonly key: CryptoKey
  /** As `ownerKey` says it. */
  readonly owner: string
  readonly now: () => number
}

export function historyStore({ key, owner, now }: HistoryStoreParts): HistoryStore {
  let channel: BroadcastChannel | null = new BroadcastChannel(`kalends.history.${owner}`)

  const rowOf = async (entry: HistoryEntry): Promise<HistoryRow> => ({
    id: entry.id,
    owner,
    at: entry.at,
    ...(await encryptJson(key, entry.id, entry)),
  })

  async function change(puts: readonly HistoryEntry[], deletes: readonly string[]): Promise<void> {
    const rows = await Promise.all(puts.map(rowOf))
    await withHistoryDatabase(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite')
      await Promise.all([
        ...rows.map((row) => store.put(row)),
        ...deletes.map((id) => store.delete(id)),
        done,
      ])
    })
    // That there is something to read: what it is stays encrypted.
    channel?.postMessage('changed')
  }

  async function read(): Promise<History> {
    if (!(await hasStoredHistory())) return []
    const rows = await withHistoryDatabase((database) => database.getAll('entries'))
    const mine = await Promise.all(rows.filter((row) => row.owner === owner).map(readRow))
    const old = rows.filter(({ at }) => now() - at > maxAgeMs).map(({ id }) => id)
    const unreadable = mine.flatMap(({ id, entry }) => (entry === null ? [id] : []))
    if (old.length + unreadable.length > 0) await change([], [...old, ...unreadable])
    return sortedEntries(mine.flatMap(({ id, entry }) => (entry === null || old.includes(id) ? [] : [entry])))
  }

  async function readRow(row: HistoryRow) {
    return { id: row.id, entry: readHistoryEntry(await decryptJson(key, row.id, row)) }
  }

  return {
    read,
    change,
    onOthersChange: (listener) => channel?.addEventListener('message', listener),
    close: () => {
      channel?.close()
      channel = null
    },
  }
}
