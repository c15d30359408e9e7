/** A strong ETag of a text, quoted as it travels (RFC 9110 8.8.3): the same text has the same one. */
export async function etagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hex = Array.from(new Uint8Array(digest).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  return `"${hex.join('')}"`
}
