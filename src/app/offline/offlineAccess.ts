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

/** Whether this browser can open the page without a network. */
export const canOpenOffline = ({ stores, locks, workers = offlineWorkers() }: OfflineBrowser): boolean =>
  stores.caches !== undefined && locks !== undefined && workers !== undefined

/**
 * From now on this device keeps a person's calendars, and opens them without a network.
 *
 * @throws if the browser or the service does not allow it; then nothing is kept
 */
export async function beginOffline(browser: OfflineBrowser, api: Api, userId: string): Promise<void> {
  const { deviceStorage, workers = offlineWorkers() } = browser
  if (workers === undefined) throw new Error('This browser has no service workers')
  try {
    await beginWorker(workers)
    setOfflineOwner(deviceStorage, userId)
    await updateOffline(browser, api, userId)
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

/**
 * Brings what is kept up to date, unless another tab is at it.
 *
 * @throws if something cannot be loaded or kept
 */
export async function updateOffline(
  browser: OfflineBrowser,
  api: Api,
  userId: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { stores, locks, deviceStorage, now } = browser
  const { caches } = stores
  if (!caches || !locks) return
  await locks.request('kalends.offline', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    await keepShell(browser, caches, signal)
    const copy = await takeCopy(api, userId, { before: await readCopy(), now: epochMs(now()), signal })
    // Nobody signed out meanwhile, and it is not somebody else's.
    if (!signal.aborted && offlineOwner(deviceStorage) === userId) await writeCopy(copy)
  })
}
