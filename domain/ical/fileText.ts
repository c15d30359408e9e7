/** As `TextDecoder` does it. @throws if there is no such encoding, or, if fatal, the bytes are not in it */
export type Decode = (bytes: Uint8Array, encoding: string, options: { readonly fatal: boolean }) => string

const fatal = { fatal: true }
const lenient = { fatal: false }

/**
 * The text of an iCalendar file: UTF-8 as the standard says, else UTF-16, the character set that a property
 * declares, or Western European, which older programs write. A line may be folded inside of a character (RFC 5545 3.1).
 */
export function fileText(bytes: Uint8Array, decode: Decode): string {
  const wide = wideEncodingOf(bytes)
  if (wide !== null) return decode(bytes, wide, lenient)
  const whole = decodedAs('utf-8', bytes, decode) ?? decodedAs('utf-8', withFoldsMoved(bytes), decode)
  return whole ?? damagedText(bytes, decode)
}

/** Not UTF-8 as it should be: in another character set, or with a few characters that a program has cut. */
function damagedText(bytes: Uint8Array, decode: Decode): string {
  const western = decode(bytes, 'windows-1252', lenient)
  const encoding = /;CHARSET="?([\w-]{1,40})/i.exec(western)?.[1]
  const declared = encoding === undefined ? null : decodedAs(encoding, bytes, decode)
  if (declared !== null) return declared
  const cut = decode(withFoldsMoved(bytes), 'utf-8', lenient)
  const count = (pattern: RegExp) => cut.match(pattern)?.length ?? 0
  // In a text of another character set, bytes that look like UTF-8 are rare.
  return count(/[^\0-\x7f\uFFFD]/g) > count(/\uFFFD/g) ? cut : western
}

/** With each character whole that was folded inside: it comes before the fold. Lines stay as many as they are. */
function withFoldsMoved(bytes: Uint8Array): Uint8Array {
  const moved = bytes.slice()
  for (let at = 0; at < moved.length; at++) {
    const length = foldAt(moved, at)
    if (length === 0 || (moved[at - 1] ?? 0) < 0x80) continue
    const fold = moved.slice(at, at + length)
    for (; isContinuation(moved[at + length]); at++) moved[at] = moved[at + length] ?? 0
    moved.set(fold, at)
  }
  return moved
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

/** How many bytes the fold has that begins here: a line break and a blank; 0 for none. */
function foldAt(bytes: Uint8Array, at: number): number {
  const length =
    bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? 2 : bytes[at] === 0x0d || bytes[at] === 0x0a ? 1 : 0
  const isBlank = bytes[at + length] === 0x20 || bytes[at + length] === 0x09
  return length > 0 && isBlank ? length + 1 : 0
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
