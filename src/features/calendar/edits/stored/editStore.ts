import { dayMs } from '#domain/time/units.ts'
import { decryptJson, encryptJson } from './encryptedJson.ts'
import { withEditDatabase, type EditDatabase, type EditRow } from './editDatabase.ts'
import { hasStoredEdits } from './hasStoredEdits.ts'
import { readStoredEdit } from './readStoredEdit.ts'
import { madeAt, type StoredEdit } from './StoredEdit.ts'
import { isTabGone } from './tabLock.ts'

/** After this time nobody needs an edit any more. */
const maxAgeMs = 30 * dayMs

/** What closed pages have left. */
export type Adopted = {
  /** In the order they were made. */
  readonly edits: readonly StoredEdit[]
  /** The ids of those that cannot be read. */
  readonly unreadable: readonly string[]
  /** How many other tabs have, and send. */
  readonly elsewhere: number
}

/** The edits of one person on this device, encrypted. */
export type EditStore = {
  /** Store some and delete others, in one step. @throws if the browser does not store them */
  change(puts: readonly StoredEdit[], deletes: readonly string[]): Promise<void>
  /** Take over what closed pages left: from now on only this tab sends them. */
  adopt(): Promise<Adopted>
}

type EditStoreParts = {
  readonly key: CryptoKey
  /** As `ownerKey` says it. */
  readonly owner: string
  /** This page; its lock is held. */
  readonly tab: string
  readonly locks: LockManager
  readonly now: () => number
}

export function editStore({ key, owner, tab, locks, now }: EditStoreParts): EditStore {
  // An edit that is stored again because it was sent in the meantime keeps its place in the order.
  const orders = new Map<string, number>()
  let count = 0

  function orderOf(id: string): number {
    const order = orders.get(id) ?? count++
    orders.set(id, order)
    return order
  }

  async function rowOf(edit: StoredEdit): Promise<EditRow> {
    const order = orderOf(edit.id)
    return { id: edit.id, owner, tab, at: madeAt(edit), order, ...(await encryptJson(key, edit.id, edit)) }
  }

  async function change(puts: readonly StoredEdit[], deletes: readonly string[]): Promise<void> {
    const rows = await Promise.all(puts.map(rowOf))
    for (const id of deletes) orders.delete(id)
    await withEditDatabase(async (database) => {
      const { store, done } = database.transaction('edits', 'readwrite')
      await Promise.all([
        ...rows.map((row) => store.put(row)),
        ...deletes.map((id) => store.delete(id)),
        done,
      ])
    })
  }

  async function adopt(): Promise<Adopted> {
    if (!(await hasStoredEdits())) return { edits: [], unreadable: [], elsewhere: 0 }
    // One tab at a time, so that only one of them takes over what is left.
    const taken = await locks.request('kalends.edits', takeOver)
    for (const { id } of taken.rows) orderOf(id)
    const read = await Promise.all(
      taken.rows.map(async (row) => ({
        id: row.id,
        edit: readStoredEdit(await decryptJson(key, row.id, row)),
      })),
    )
    return {
      edits: read.flatMap(({ edit }) => edit ?? []),
      unreadable: read.flatMap(({ id, edit }) => (edit === null ? id : [])),
      elsewhere: taken.elsewhere,
    }
  }

  async function takeOver() {
    const others = await withEditDatabase(async (database) => {
      await forgetOld(database, now())
      return database.getAllFromIndex('edits', 'owner', owner)
    }).then((rows) => rows.filter((row) => row.tab !== tab))
    const tabs = [...new Set(others.map((row) => row.tab))]
    const areGone = await Promise.all(tabs.map((each) => isTabGone(locks, each)))
    const gone = new Set(tabs.filter((_, index) => areGone[index]))
    const left = others.filter((row) => gone.has(row.tab)).toSorted(byAge)
    if (left.length > 0)
      await withEditDatabase(async (database) => {
        const { store, done } = database.transaction('edits', 'readwrite')
        await Promise.all([...left.map((row) => store.put({ ...row, tab })), done])
      })
    return { rows: left, elsewhere: others.length - left.length }
  }

  return { change, adopt }
}

const byAge = (one: EditRow, other: EditRow) => one.at - other.at || one.order - other.order

async function forgetOld(database: EditDatabase, now: number): Promise<void> {
  const { store, done } = database.transaction('edits', 'readwrite')
  const rows = await store.getAll()
  const old = rows.filter(({ at }) => at < now - maxAgeMs)
  await Promise.all([...old.map(({ id }) => store.delete(id)), done])
}
