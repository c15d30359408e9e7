import { createECDH } from 'node:crypto'

/** What identifies the operator to push services (VAPID, RFC 8292). The private key is a secret. */
export type VapidKeys = {
  /** 65 bytes in base64url. */
  readonly publicKey: string
  /** 32 bytes in base64url. */
  readonly privateKey: string
  /** `mailto:` or `https:`: whom push services may write to. */
  readonly subject: string
}

export function newVapidKeys(): Omit<VapidKeys, 'subject'> {
  const pair = createECDH(curve)
  pair.generateKeys()
  // The number is printed without leading zeros.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(privateKey, 'hex').toString('base64url'),
  }
}

/** Whether the two keys belong together. */
export function isPair({ publicKey, privateKey }: Omit<VapidKeys, 'subject'>): boolean {
  try {
    const pair = createECDH(curve)
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

const curve = 'prime256v1'
