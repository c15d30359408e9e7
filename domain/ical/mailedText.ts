import { fileText, type Decode } from './fileText.ts'

/**
 * The text of a part of iCalendar in a mail (RFC 6047 2.4). Its character set counts if it fits; else the part is read
 * as a file is, as programs send UTF-8 under the name of another set, and other sets without a name.
 *
 * @param text as the mail has it by its character set
 * @param bytes of the part
 */
export function mailedText(text: string, bytes: Uint8Array, decode: Decode): string {
  if (!/[^\0-\x7f]/.test(text)) return text
  const isUnfit = text.includes('\uFFFD') || isSame(text, decode(bytes, 'windows-1252', { fatal: false }))
  return isUnfit ? fileText(bytes, decode) : text
}

/** But for the ends of lines. */
const isSame = (one: string, other: string) => linesOf(one) === linesOf(other)

const linesOf = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()
