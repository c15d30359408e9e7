import type { SecretAddressStore } from '../SecretAddressStore.ts'
import type { MemoryShelves } from './memoryShelves.ts'

/** A secret address lies with its calendar, and ends with it. */
export const memorySecretAddresses = (shelves: MemoryShelves): SecretAddressStore['secretAddresses'] => ({
  of: async ({ homeId, calendarId }) => shelves.find(homeId, calendarId)?.secretAddress ?? null,
  find: async (hash) =>
    shelves.all().find(({ secretAddress }) => secretAddress?.secretHash === hash)?.secretAddress ?? null,
  set: async (address) => {
    const shelf = shelves.find(address.source.homeId, address.source.calendarId)
    if (shelf === undefined) return 'no-calendar'
    shelf.secretAddress = address
    return 'set'
  },
  end: async ({ homeId, calendarId }) => {
    const shelf = shelves.find(homeId, calendarId)
    if (shelf !== undefined) shelf.secretAddress = null
  },
})
