/** Who a provider says that somebody is. */
export type Owner = { readonly issuer: string; readonly subject: string }

/** Whose something is, so that it is found again and names nobody: SHA-256 in hex. */
export async function ownerKey({ issuer, subject }: Owner): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([issuer, subject]))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
}
