import type { QueryClient } from '@tanstack/react-query'
import { announcingOutbox } from './announcingOutbox.ts'
import type { EditContext } from './EditContext.ts'
import { historyOf } from './history/historyOf.ts'
import { historyStore } from './history/historyStore.ts'
import { storedHistory } from './history/storedHistory.ts'
import { pendingDetailsOf } from './pendingDetailsOf.ts'
import { editStore, type EditStore } from './stored/editStore.ts'
import { countOthers } from './stored/othersEdits.ts'
import { ownerKey, type Owner } from './stored/ownerKey.ts'
import { storageKeyOf } from './stored/storageKeyOf.ts'
import { holdTab } from './stored/tabLock.ts'

/**
 * Store a person's pending edits and their history on this device from now on, and continue with those of
 * pages that are closed. Called again whenever there may be some. If the browser or the service does not support it, edits
 * stay in this tab.
 */
export async function resumeEdits(context: EditContext, owner: Owner): Promise<void> {
  const { client, api } = context
  const details = pendingDetailsOf(client)
  if (!isPossible(owner)) return inTabOnly(client)
  details.change({ others: await countOthers(owner) })
  const stores = await storesFor(context, owner)
  if (stores === null) return inTabOnly(client)
  const { store, readHistory } = stores
  await readHistory()
  const { edits, unreadable, elsewhere } = await store.adopt()
  announcingOutbox(context).resume(api, edits)
  const known = details.current().unreadable
  details.change({ place: 'device', unreadable: [...known, ...unreadable], elsewhere })
}

function inTabOnly(client: QueryClient): void {
  pendingDetailsOf(client).change({ place: 'tab' })
  historyOf(client).change({ isRead: true })
}

type Stores = { readonly store: EditStore; readonly readHistory: () => Promise<void> }

const opened = new WeakMap<QueryClient, Promise<Stores | null>>()

function storesFor(context: EditContext, owner: Owner): Promise<Stores | null> {
  const { client } = context
  const known = opened.get(client)
  if (known) return known
  const made = openStores(context, owner)
  opened.set(client, made)
  // Who is offline asks again later.
  made.catch(() => opened.delete(client))
  return made
}

async function openStores(context: EditContext, owner: Owner): Promise<Stores | null> {
  const key = await storageKeyOf(context.api)
  if (key === null) return null
  const tab = crypto.randomUUID()
  const [name] = await Promise.all([ownerKey(owner), holdTab(navigator.locks, tab)])
  const store = editStore({ key, owner: name, tab, locks: navigator.locks, now: () => Date.now() })
  announcingOutbox(context).storeIn(store)
  const history = historyStore({ key, owner: name, now: () => Date.now() })
  return { store, readHistory: storedHistory(context.client, history) }
}

/** Locks and keys exist in secure contexts only, although the types say otherwise. */
const isPossible = ({ subject }: Owner) =>
  subject !== '' && 'locks' in navigator && 'subtle' in crypto && 'indexedDB' in window
