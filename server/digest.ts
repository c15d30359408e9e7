/** SHA-256 of a text, in hex: stored instead of a token or a cookie. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(bytes).toHex()
}

/** A new id of 24 hex digits (ID-11). */
export const newId = () => crypto.getRandomValues(new Uint8Array(12)).toHex()

/** A random secret of 256 bits, for a cookie or a token. */
export const newSecret = () => crypto.getRandomValues(new Uint8Array(32)).toHex()
