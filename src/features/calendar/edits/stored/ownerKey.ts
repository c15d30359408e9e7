/** A person, as a provider identifies them. */
export type Owner = { readonly issuer: string; readonly subject: string }

/** A key for the owner that is stable and reveals no name: SHA-256 in hex. */
export async function ownerKey({ issuer, subject }: Owner): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([issuer, subject]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
