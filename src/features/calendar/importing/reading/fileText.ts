/**
 * The text of an iCalendar file: UTF-8 as the standard says, else UTF-16, the character set that a property
 * declares, or Western European, which older programs write.
 */
export function fileText(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const western = new TextDecoder('windows-1252').decode(bytes)
    return decodedAs(/;CHARSET="?([\w-]{1,40})/i.exec(western)?.[1], bytes) ?? western
  }
}

/** By its byte order mark, or because every second byte of its first letters is zero. */
function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null
}

function decodedAs(encoding: string | undefined, bytes: Uint8Array): string | null {
  try {
    return encoding === undefined ? null : new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // There is no such encoding, or the text is not in it.
    return null
  }
}
