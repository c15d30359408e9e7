import { epochMs } from '#domain/time/units.ts'
import type { Api } from '../../api/createApi.ts'
import type { Browser } from '../Browser.ts'
import { keepShell, shellName } from './keepShell.ts'
import { deleteCopy, readCopy, writeCopy } from './offlineDatabase.ts'
import { setOfflineOwner } from './changeOfflineOwner.ts'
import { offlineOwner } from './offlineOwner.ts'
import { beginWorker, endWorker, offlineWorkers, type Workers } from './offlineWorker.ts'
import { takeCopy } from './takeCopy.ts'

/** What of the browser takes part in keeping a person's calendars. */
export type OfflineBrowser = Pick<
  Browser,
  'address' | 'fetch' | 'stores' | 'locks' | 'deviceStorage' | 'now'
> & { readonly workers?: Workers | undefined }

export const offlineBrowser = ({ fetch }: Pick<Api, 'fetch'>): OfflineBrowser => ({
  address: new URL('.', document.baseURI).href,
  fetch,
  stores: { caches: 'caches' in window ? caches : undefined, databases: indexedDB },
  locks: 'locks' in navigator ? navigator.locks : undefined,
  deviceStorage: localStorage,
  now: () => Date.now(),
})

const lockName = 'kalends.offline'

/** Whether this browser can open the page without a network. */
export const canOpenOffline = ({ stores, locks, workers = offlineWorkers() }: OfflineBrowser): boolean =>
  stores.caches !== undefined && locks !== undefined && workers !== undefined

/**
 * From now on this device keeps a person's calendars, and opens them without a network.
 *
 * @throws if the browser or the service does not allow it; then nothing is kept
 */
export async function beginOffline(browser: OfflineBrowser, api: Api, userId: string): Promise<void> {
  const { locks } = browser
  if (!locks) throw new Error('This browser has no locks')
  try {
    // First, or a tab that is opened meanwhile ends the worker.
    setOfflineOwner(browser.deviceStorage, userId)
    const { signal } = new AbortController()
    await locks.request(lockName, () => keepAll(browser, api, userId, { signal, seenAt: Infinity }))
  } catch (error) {
    await endOffline(browser)
    throw error
  }
}

/** Nothing is kept any more. */
export async function endOffline({
  deviceStorage,
  stores,
  workers = offlineWorkers(),
}: OfflineBrowser): Promise<void> {
  setOfflineOwner(deviceStorage, null)
  await Promise.allSettled([deleteCopy(), stores.caches?.delete(shellName), workers && endWorker(workers)])
}

type Update = {
  readonly signal: AbortSignal
  /** When it was seen that something may have changed; what was compared with the service since then is up to date. */
  readonly seenAt: number
}

/**
 * Brings what is kept up to date, unless another tab is at it or has done it.
 *
 * @throws if something cannot be loaded or kept
 */
export async function updateOffline(
  browser: OfflineBrowser,
  api: Api,
  userId: string,
  update: Update,
): Promise<void> {
  await browser.locks?.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await keepAll(browser, api, userId, update)
  })
}

/** One tab does it at a time. */
async function keepAll(
  browser: OfflineBrowser,
  api: Api,
  userId: string,
  { signal, seenAt }: Update,
): Promise<void> {
  const { stores, deviceStorage, now, workers = offlineWorkers() } = browser
  const { caches } = stores
  if (!caches || !workers) throw new Error('This browser has no service workers')
  const isWanted = () => !signal.aborted && offlineOwner(deviceStorage) === userId
  if (!isWanted()) return
  const before = await readCopy()
  if (before?.userId === userId && before.takenAt >= seenAt) return
  try {
    await beginWorker(workers)
    await keepShell(browser, caches, signal)
    const copy = await takeCopy(api, userId, { before, now: epochMs(now()), signal })
    if (isWanted()) await writeCopy(copy)
  } finally {
    // Meanwhile somebody may have signed out, or unticked the box: in another tab, too.
    const owner = offlineOwner(deviceStorage)
    if (owner !== userId) await deleteCopy()
    if (owner === null) await endOffline(browser)
  }
}
