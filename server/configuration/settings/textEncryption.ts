import type { Store } from '../../store/Store.ts'
import { storedSecret } from './storedSecret.ts'

// Existing stores have the key under this name.
const fact = 'sealing-key'

/** Encrypts texts with secrets, so that lists, copies and backups do not show them. */
export type TextEncryption = {
  encrypt(text: string): Promise<string>
  /** Null if the text was encrypted with another key, or was changed. */
  decrypt(encrypted: string): Promise<string | null>
}

/** AES-GCM with a key of 256 bits, which is in the store and shared by every process. */
export function textEncryption(configuration: Store['configuration']): TextEncryption {
  const readKey = async (): Promise<CryptoKey> => {
    const bytes = await storedSecret(configuration, fact)
    return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  }
  return {
    encrypt: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const closed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        await readKey(),
        new TextEncoder().encode(text),
      )
      return `${iv.toBase64()}.${new Uint8Array(closed).toBase64()}`
    },
    decrypt: async (encrypted) => {
      const [iv = '', closed = ''] = encrypted.split('.')
      const key = await readKey()
      try {
        const text = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: Uint8Array.fromBase64(iv) },
          key,
          Uint8Array.fromBase64(closed),
        )
        return new TextDecoder().decode(text)
      } catch {
        return null
      }
    },
  }
}
