/** Whether a content line declares this encoding, as those of vCalendar 1.0 do; not of RFC 5545. */
export const isQuotedPrintable = (line: string): boolean =>
  headOf(line).some((part) => encoding.test(part.trim()))

/** The content line without the encoding: its bytes are UTF-8, or else Western European. */
export function decodeQuotedPrintable(line: string): string {
  const head = headOf(line)
  const value = line.slice(head.join(';').length + 1)
  const named = head.filter((part) => !encoding.test(part.trim()) && !/^charset=/i.test(part.trim()))
  return `${named.join(';')}:${decoded(value).replaceAll(/\r\n|\r|\n/g, '\\n')}`
}

const encoding = /^(?:encoding=)?"?quoted-printable"?$/i

/** The name and the parameters. */
const headOf = (line: string): readonly string[] => line.slice(0, Math.max(line.indexOf(':'), 0)).split(';')

function decoded(value: string): string {
  const bytes = value.replaceAll('%', '%25').replaceAll(/=([0-9a-f]{2})/gi, '%$1')
  try {
    return decodeURIComponent(bytes)
  } catch {
    return bytes.replaceAll(/%([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)))
  }
}
