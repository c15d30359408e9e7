import type { StorageKey } from '#contract/identity.ts'
import type { Handlers } from '../../Handler.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Services } from '../../services.ts'
import { storageKeys } from './storageKeys.ts'

/** The key that encrypts a person's data on their devices (ID-24). */
export function storageKeyHandlers({
  ports: { store, log },
}: Services): Handlers<'storageKey' | 'deleteStorageKey'> {
  const keys = storageKeys(store.configuration)
  return {
    storageKey: async ({ principal: { user } }) => {
      const answer: StorageKey = { key: await keys.of(user.id) }
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    },

    deleteStorageKey: async ({ principal: { user } }) => {
      await keys.delete(user.id)
      logSecurity(log, 'storage-key-deleted', { person: user.id })
      return new Response(null, { status: 204 })
    },
  }
}
