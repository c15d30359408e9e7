/** Deleted at sign-out, as all keys that begin so. */
export const offlineKey = 'kalends.offline'

/** Whose calendars this device keeps, as the id of the person; null if it keeps none. */
export const offlineOwner = (storage: Pick<Storage, 'getItem'>): string | null => storage.getItem(offlineKey)
