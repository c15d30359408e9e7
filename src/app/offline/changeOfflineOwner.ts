import { offlineKey } from './offlineOwner.ts'

const listeners = new Set<() => void>()

export function setOfflineOwner(storage: Storage, userId: string | null): void {
  if (userId === null) storage.removeItem(offlineKey)
  else storage.setItem(offlineKey, userId)
  for (const listener of listeners) listener()
}

/** Called when this page or another tab changes whose calendars the device keeps. @returns unsubscribes */
export function onOfflineOwner(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === offlineKey || key === null) && listener()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
