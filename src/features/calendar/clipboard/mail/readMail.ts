/** What a stored mail says about an event. */
export type ReadMail = {
  /** One line; empty for none. */
  readonly subject: string
  /** The iCalendar text of its first part of that type; null for none. */
  readonly calendar: string | null
}

/** Multipart mails contain others; deeper ones are not read. */
const maxDepth = 6

/**
 * Read a mail as a file has it (RFC 5322, with the parts of RFC 2046 and the encodings of RFC 2045 and 2047).
 *
 * @param bytes of the whole file
 */
export function readMail(bytes: Uint8Array): ReadMail {
  const mail = partOf(binaryText(bytes))
  return { subject: readSubject(mail.headers.get('subject') ?? ''), calendar: calendarIn(mail, 0) }
}

/** Its body has a character for each byte. */
type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string }

function partOf(text: string): Part {
  const end = /\r?\n\r?\n/.exec(text)
  const head = end === null ? text : text.slice(0, end.index)
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.toReversed().flatMap((line): (readonly [string, string])[] => {
    const colon = line.indexOf(':')
    return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
  })
  return { headers: new Map(headers), body: end === null ? '' : text.slice(end.index + end[0].length) }
}

function calendarIn(part: Part, depth: number): string | null {
  const type = part.headers.get('content-type') ?? 'text/plain'
  const kind = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const boundary = parameterOf(type, 'boundary')
  if (kind.startsWith('multipart/') && boundary !== '' && depth < maxDepth) {
    for (const inner of partsOf(part.body, boundary)) {
      const found = calendarIn(inner, depth + 1)
      if (found !== null) return found
    }
    return null
  }
  const name = parameterOf(part.headers.get('content-disposition') ?? '', 'filename')
  const isCalendar = kind === 'text/calendar' || kind === 'application/ics' || /\.ics$/i.test(name)
  return isCalendar ? decoded(part, parameterOf(type, 'charset')) : null
}

function partsOf(body: string, boundary: string): readonly Part[] {
  const [, ...inner] = `\n${body}`.split(new RegExp(`\\r?\\n--${escaped(boundary)}`))
  return inner
    .filter((text) => !text.startsWith('--'))
    .map((text) => partOf(text.replace(/^[ \t]*\r?\n/, '')))
}

const escaped = (text: string) =>
  text.replaceAll(/[^\w]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function decoded({ headers, body }: Part, charset: string): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return inCharset(fromBase64(body), charset)
  if (encoding === 'quoted-printable') return inCharset(fromQuoted(body), charset)
  return inCharset(body, charset)
}

const fromQuoted = (text: string) =>
  text
    .replaceAll(/[ \t]*=[ \t]*\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll(/[^A-Za-z\d+/=]/g, ''))
  } catch {
    return ''
  }
}

/** The words of a header in another charset: `=?utf-8?Q?Gr=C3=BC=C3=9Fe?=`. */
function readSubject(text: string): string {
  const words = text.replaceAll(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
  const plain = words.replaceAll(
    /=\?([^?*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/gi,
    (_, charset: string, kind: string, word: string) =>
      inCharset(
        kind.toLowerCase() === 'b' ? fromBase64(word) : fromQuoted(word.replaceAll('_', ' ')),
        charset,
      ),
  )
  // Other headers are in UTF-8 today, if they are not in ASCII.
  return (plain === text ? inCharset(text, 'utf-8') : plain).replaceAll(/\s+/g, ' ').trim()
}

function parameterOf(header: string, name: string): string {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(header)
  return found?.[1] ?? found?.[2] ?? ''
}

function inCharset(binary: string, charset: string): string {
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  try {
    return new TextDecoder(charset === '' ? 'utf-8' : charset).decode(bytes)
  } catch {
    // A charset that no browser has.
    return new TextDecoder().decode(bytes)
  }
}

/** A character for each byte. */
function binaryText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}
