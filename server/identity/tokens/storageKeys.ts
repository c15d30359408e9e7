import { storedSecret } from '../../configuration/settings/storedSecret.ts'
import type { Store } from '../../store/Store.ts'
import { newSecret } from '../../digest.ts'

const secretFact = 'storage-keys'
export const storageKeyFact = (userId: string) => `storage-key.${userId}`

/** The keys with which people's devices encrypt what they store (ID-24). */
export type StorageKeys = {
  /** 256 bits in base64. The same for a person until it is deleted, and different for everybody else. */
  of(userId: string): Promise<string>
  /** Replaces the person's key by a new one. */
  delete(userId: string): Promise<void>
}

/**
 * Keys derived (HKDF, RFC 5869) from one secret in the store, so that no key is stored. After a deletion, the
 * store has a random revision for this person, which makes the next key different.
 */
export function storageKeys(configuration: Store['configuration']): StorageKeys {
  return {
    of: async (userId) => {
      const [secret, revision] = await Promise.all([
        storedSecret(configuration, secretFact),
        configuration.recall(storageKeyFact(userId)),
      ])
      const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
      const info = new TextEncoder().encode(JSON.stringify(['storage key', userId, revision]))
      const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
      return new Uint8Array(await crypto.subtle.deriveBits(derivation, material, 256)).toBase64()
    },
    delete: (userId) => configuration.remember(storageKeyFact(userId), newSecret()),
  }
}
