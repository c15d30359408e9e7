import PostalMime, { type Attachment } from 'postal-mime'

/** What a stored mail says about an event. */
export type ReadMail = {
  /** One line; empty for none. */
  readonly subject: string
  /** The iCalendar text of its first part of that type; null for none. */
  readonly calendar: string | null
}

/**
 * Read a mail as a file has it (RFC 5322, with the parts of RFC 2046 and the encodings of RFC 2045 and 2047).
 *
 * @param bytes of the whole file; what is no mail has neither subject nor calendar
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const { subject = '', attachments } = await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' })
  const content = attachments.find(isCalendar)?.content
  return {
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    calendar: typeof content === 'string' ? content : null,
  }
}

const isCalendar = ({ mimeType, filename }: Attachment) =>
  mimeType === 'text/calendar' || mimeType === 'application/ics' || /\.ics$/i.test(filename ?? '')
