import type { Decode } from '#domain/ical/fileText.ts'

/** Bytes as text, in any character set that this platform knows. @throws {RangeError} for another one */
export const decodeBytes: Decode = (bytes, encoding, options) =>
  new TextDecoder(encoding, options).decode(bytes)
