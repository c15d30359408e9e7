import * as v from 'valibot'
import { storedSecret } from '../../configuration/settings/storedSecret.ts'
import type { MailKey } from '../../store/MailStore.ts'
import type { Store } from '../../store/Store.ts'

/** Which guest of which event somebody is, in letters that only the service can write or read (CAL-30). */
export type GuestLinks = {
  /** Letters, digits, `-` and `_`; the same for the same guest. */
  encrypt(key: MailKey): Promise<string>
  /** null if the service has not written it. */
  decrypt(encrypted: string): Promise<MailKey | null>
}

const fact = 'guest-links'
const ivLength = 12
const longest = 4000

/**
 * AES-GCM with a key from the store. Its nonce is the keyed digest of what it encrypts, so that each guest has one link
 * (as in RFC 5297, a nonce is used again for the same text alone).
 */
export function guestLinks(configuration: Store['configuration']): GuestLinks {
  const keys = async () => {
    const secret = await storedSecret(configuration, fact)
    const derived = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
    const derive = (info: string, algorithm: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) =>
      crypto.subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) },
        derived,
        algorithm,
        false,
        usages,
      )
    return {
      text: await derive('text', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
      nonce: await derive('nonce', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
    }
  }
  return {
    encrypt: async ({ homeId, uid, address }) => {
      const { text, nonce } = await keys()
      const plain = new TextEncoder().encode(JSON.stringify([homeId, uid, address]))
      const iv = new Uint8Array(await crypto.subtle.sign('HMAC', nonce, plain)).slice(0, ivLength)
      const closed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, text, plain))
      return new Uint8Array([...iv, ...closed]).toBase64({ alphabet: 'base64url', omitPadding: true })
    },
    decrypt: async (encrypted) => {
      if (encrypted.length > longest) return null
      const { text } = await keys()
      try {
        const bytes = Uint8Array.fromBase64(encrypted, { alphabet: 'base64url' })
        const [iv, closed] = [bytes.slice(0, ivLength), bytes.slice(ivLength)]
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, text, closed)
        const [homeId, uid, address] = v.parse(names, JSON.parse(new TextDecoder().decode(plain)))
        return { homeId, uid, address }
      } catch {
        return null
      }
    },
  }
}

const names = v.tuple([v.string(), v.string(), v.string()])
