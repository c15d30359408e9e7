import PostalMime, { type Attachment, type Email } from 'postal-mime'

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
  const content = mail?.attachments.find(isCalendar)?.content
  return {
    subject: (mail?.subject ?? '').replaceAll(/\s+/g, ' ').trim(),
    calendar: content === undefined || typeof content === 'string' ? null : new Uint8Array(content),
  }
}

/** null beyond the limits of what reads it. */
const parsed = (bytes: Uint8Array): Promise<Email | null> =>
  PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' }).catch(() => null)

const isCalendar = ({ mimeType, filename }: Attachment) =>
  mimeType === 'text/calendar' || mimeType === 'application/ics' || /\.ics$/i.test(filename ?? '')
