/**
 * Encodes a text for PostgreSQL, which stores every character except U+0000. That character becomes two, and
 * the first of these becomes two as well, so that nothing is lost and the order of bytes is the same.
 */
export const toPostgresText = (text: string): string =>
  text.replaceAll('\u0001', '\u0001\u0003').replaceAll('\0', '\u0001\u0002')

/** Decodes a text of `toPostgresText`. */
export const fromPostgresText = (text: string): string =>
  text.includes('\u0001') ? text.replaceAll('\u0001\u0002', '\0').replaceAll('\u0001\u0003', '\u0001') : text
