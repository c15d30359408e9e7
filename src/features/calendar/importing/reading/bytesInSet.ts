import type { Decode } from '#domain/ical/fileText.ts'

/** Bytes as text, in any character set that this browser knows. @throws {RangeError} for another one */
export const bytesInSet: Decode = (bytes, encoding, options) =>
  new TextDecoder(encoding, options).decode(bytes)
