/**
 * PostgreSQL keeps every character but U+0000. It is written as two others, of which the first is written as
 * two itself: nothing is lost, and the order of bytes stays what it was.
 */
export const toPostgresText = (text: string): string =>
  text.replaceAll('\u0001', '\u0001\u0003').replaceAll('\0', '\u0001\u0002')

/** What was written by `toPostgresText`. */
export const fromPostgresText = (text: string): string =>
  text.includes('\u0001') ? text.replaceAll('\u0001\u0002', '\0').replaceAll('\u0001\u0003', '\u0001') : text
