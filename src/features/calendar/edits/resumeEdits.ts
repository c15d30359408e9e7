import type { QueryClient } from '@tanstack/react-query'
import { announcingOutbox } from './announcingOutbox.ts'
import type { EditContext } from './EditContext.ts'
import { pendingDetailsOf } from './pendingDetailsOf.ts'
import { editStore, type EditStore } from './stored/editStore.ts'
import { countOthers } from './stored/othersEdits.ts'
import { ownerKey, type Owner } from './stored/ownerKey.ts'
import { storageKeyOf } from './stored/storageKeyOf.ts'
import { holdTab } from './stored/tabLock.ts'

/**
 * Store a person's pending edits on this device from now on, and continue with those of pages that are
 * closed. Called again whenever there may be some. If the browser or the service does not support it, edits
 * stay in this tab.
 */
export async function resumeEdits(context: EditContext, owner: Owner): Promise<void> {
  const { client, api } = context
  const details = pendingDetailsOf(client)
  if (!isPossible(owner)) return details.change({ place: 'tab' })
  details.change({ others: await countOthers(owner) })
  const store = await storeFor(context, owner)
  if (store === null) return details.change({ place: 'tab' })
  const { edits, unreadable, elsewhere } = await store.adopt()
  announcingOutbox(context).resume(api, edits)
  const known = details.current().unreadable
  details.change({ place: 'device', unreadable: [...known, ...unreadable], elsewhere })
}

const stores = new WeakMap<QueryClient, Promise<EditStore | null>>()

function storeFor(context: EditContext, owner: Owner): Promise<EditStore | null> {
  const { client } = context
  const known = stores.get(client)
  if (known) return known
  const made = openStore(context, owner)
  stores.set(client, made)
  // Who is offline asks again later.
  made.catch(() => stores.delete(client))
  return made
}

async function openStore(context: EditContext, owner: Owner): Promise<EditStore | null> {
  const key = await storageKeyOf(context.api)
  if (key === null) return null
  const tab = crypto.randomUUID()
  const [name] = await Promise.all([ownerKey(owner), holdTab(navigator.locks, tab)])
  const store = editStore({ key, owner: name, tab, locks: navigator.locks, now: () => Date.now() })
  announcingOutbox(context).storeIn(store)
  return store
}

/** Locks and keys exist in secure contexts only, although the types say otherwise. */
const isPossible = ({ subject }: Owner) =>
  subject !== '' && 'locks' in navigator && 'subtle' in crypto && 'indexedDB' in window
