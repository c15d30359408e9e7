/** As `TextDecoder` does it. @throws if there is no such encoding, or, if fatal, the bytes are not in it */
export type Decode = (bytes: Uint8Array, encoding: string, options: { readonly fatal: boolean }) => string

const fatal = { fatal: true }

/**
 * The text of an iCalendar file: UTF-8 as the standard says, else UTF-16, the character set that a property
 * declares, or Western European, which older programs write.
 */
export function fileText(bytes: Uint8Array, decode: Decode): string {
  const wide = wideEncodingOf(bytes)
  if (wide !== null) return decode(bytes, wide, { fatal: false })
  try {
    return decode(bytes, 'utf-8', fatal)
  } catch {
    const western = decode(bytes, 'windows-1252', { fatal: false })
    const encoding = /;CHARSET="?([\w-]{1,40})/i.exec(western)?.[1]
    return (encoding !== undefined && decodedAs(encoding, bytes, decode)) || western
  }
}

/** By its byte order mark, or because every second byte of its first letters is zero. */
function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null
}

function decodedAs(encoding: string, bytes: Uint8Array, decode: Decode): string | null {
  try {
    return decode(bytes, encoding, fatal)
  } catch {
    // There is no such encoding, or the text is not in it.
    return null
  }
}
