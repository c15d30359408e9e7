const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The bytes of base64url without padding (RFC 4648 5); empty if the text is something else. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return new Uint8Array()
  const sextets = Array.from(text, (letter) => alphabet.indexOf(letter))
  return Uint8Array.from({ length: Math.floor((text.length * 6) / 8) }, (_, index) => {
    // A byte begins 0, 2 or 4 bits into a letter, and ends in the next.
    const [first, bits] = [Math.floor((index * 8) / 6), (index * 8) % 6]
    const pair = ((sextets[first] ?? 0) << 6) | (sextets[first + 1] ?? 0)
    return (pair >> (4 - bits)) & 0xff
  })
}

/** Base64url without padding (RFC 7515 2). */
export function toBase64url(bytes: Uint8Array): string {
  return Array.from({ length: Math.ceil((bytes.length * 8) / 6) }, (_, index) => {
    const [first, bits] = [Math.floor((index * 6) / 8), (index * 6) % 8]
    const pair = ((bytes[first] ?? 0) << 8) | (bytes[first + 1] ?? 0)
    return alphabet[(pair >> (10 - bits)) & 0x3f]
  }).join('')
}
