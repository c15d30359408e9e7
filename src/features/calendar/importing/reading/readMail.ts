import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { mailedText } from '#domain/ical/mailedText.ts'
import { withPartsUnread } from '#domain/ical/withPartsUnread.ts'
import { bytesInSet } from './bytesInSet.ts'

/** What a stored mail says about an event. */
export type ReadMail = {
  /** One line; empty for none. */
  readonly subject: string
  /** The bytes of its first part of iCalendar; null for none. Those of a text are UTF-8, whatever it was sent in. */
  readonly calendar: Uint8Array<ArrayBuffer> | null
}

/**
 * Read a mail as a file has it (RFC 5322, with the parts of RFC 2046 and the encodings of RFC 2045 and 2047).
 *
 * @param bytes of the whole file; what is no mail has neither subject nor calendar
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const mail = await parsed(bytes)
  const at = mail?.attachments.findIndex(isCalendar) ?? -1
  const calendar = contentAt(mail, at)
  return {
    subject: (mail?.subject ?? '').replaceAll(/\s+/g, ' ').trim(),
    calendar: calendar && (await readAgain(bytes, at, calendar)),
  }
}

function contentAt(mail: Email | null, at: number): Uint8Array<ArrayBuffer> | null {
  const content = mail?.attachments[at]?.content
  return content === undefined || typeof content === 'string' ? null : new Uint8Array(content)
}

/** Of a text that is not all ASCII: its character set may be named wrongly. */
async function readAgain(mail: Uint8Array, at: number, calendar: Uint8Array<ArrayBuffer>) {
  if (calendar.every((byte) => byte < 0x80)) return calendar
  const written = contentAt(await parsed(withPartsUnread(mail)), at)
  if (written === null) return calendar
  const text = bytesInSet(calendar, 'utf-8', { fatal: false })
  return new TextEncoder().encode(mailedText(text, written, bytesInSet))
}

/** null beyond the limits of what reads it. */
const parsed = (bytes: Uint8Array): Promise<Email | null> =>
  PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' }).catch(() => null)

const isCalendar = ({ mimeType, filename }: Attachment) =>
  mimeType === 'text/calendar' || mimeType === 'application/ics' || /\.ics$/i.test(filename ?? '')
