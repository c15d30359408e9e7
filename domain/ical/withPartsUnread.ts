const written = 'text/calendar'
/** Of the same length, and nothing that a reader of mails converts. */
const unread = Uint8Array.from('text/x-calend', (letter) => letter.charCodeAt(0))
const header = 'content-type:'

/**
 * A mail (RFC 5322) whose parts of iCalendar are of another type: who reads it leaves their bytes as they are, instead
 * of converting them by a character set that the mail may not name, or names wrongly.
 */
export function withPartsUnread(mail: Uint8Array): Uint8Array {
  const changed = mail.slice()
  for (let at = 0; at < mail.length; at++)
    if (isAt(mail, at, written) && isAt(mail, beforeBlanks(mail, at) - header.length, header))
      changed.set(unread, at)
  return changed
}

/** In any letter case. */
function isAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (((bytes[at + index] ?? 0) | upperToLower) !== (text.charCodeAt(index) | upperToLower)) return false
  return true
}

const upperToLower = 0x20

/** Where the blanks begin that end at a place; a header may be folded there. */
function beforeBlanks(bytes: Uint8Array, end: number): number {
  let at = end
  while (at > 0 && end - at < longestFold && blanks.has(bytes[at - 1] ?? 0)) at--
  return at
}

const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0d, 0x0a])
const longestFold = 80
