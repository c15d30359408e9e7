/** JSON in AES-GCM. Without the key the bytes reveal nothing. */
export type EncryptedJson = {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly box: Uint8Array<ArrayBuffer>
}

/** A 256-bit key in base64, imported so that it cannot be exported again. */
export const importKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** @param name it is stored under; it cannot be decrypted under another name */
export async function encryptJson(key: CryptoKey, name: string, value: unknown): Promise<EncryptedJson> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return { iv, box: new Uint8Array(await crypto.subtle.encrypt(parameters(iv, name), key, bytes)) }
}

/** Null if it was encrypted with another key, changed, or stored under another name. */
export async function decryptJson(
  key: CryptoKey,
  name: string,
  { iv, box }: EncryptedJson,
): Promise<unknown> {
  try {
    const bytes = await crypto.subtle.decrypt(parameters(iv, name), key, box)
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return value
  } catch {
    return null
  }
}

const parameters = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
