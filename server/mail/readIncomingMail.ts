import PostalMime, { addressParser, type Attachment, type Email } from 'postal-mime'
import { parseEmailAddress } from '#contract/emailAddress.ts'
import { mailedText } from '#domain/ical/mailedText.ts'
import { withPartsUnread } from '#domain/ical/withPartsUnread.ts'
import { decodeBytes } from '../http/body/decodeBytes.ts'
import type { IncomingMail } from '../ports.ts'
import { isAuthentic } from './isAuthentic.ts'

/**
 * Reads a mail that has arrived (RFC 5322 with MIME): who it is from, an iTIP message (RFC 6047), and the report that one
 * of ours could not be delivered (RFC 3464).
 *
 * @param source bytes, which may be cut off
 * @returns null if it cannot be read
 */
export async function readIncomingMail(source: Uint8Array, authservId: string): Promise<IncomingMail | null> {
  const email = await parsed(source)
  if (email === null) return null
  const from = singleAddress(email.headers)
  const results = email.headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => value)
  return {
    from,
    isAuthentic: from !== '' && isAuthentic(results, authservId, from),
    calendar: await calendarIn(email, source),
    undelivered: undeliveredIn(email.attachments),
  }
}

async function parsed(
  source: Uint8Array,
  attachmentEncoding: 'utf8' | 'arraybuffer' = 'utf8',
): Promise<Email | null> {
  try {
    return await PostalMime.parse(source, {
      attachmentEncoding,
      forceRfc822Attachments: true,
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024,
    })
  } catch {
    return null
  }
}

/** The first part of iCalendar. What is not ASCII in it is read again, as its character set may be named wrongly. */
async function calendarIn({ attachments }: Email, source: Uint8Array): Promise<string | null> {
  const at = placeOfCalendar(attachments)
  const text = textIn(attachments[at])
  if (text === null || !/[^\0-\x7f]/.test(text)) return text
  const again = await parsed(withPartsUnread(source), 'arraybuffer')
  const bytes = again?.attachments[at]?.content
  return bytes instanceof ArrayBuffer ? mailedText(text, new Uint8Array(bytes), decodeBytes) : text
}

/** Some programs attach it as a file alone. */
function placeOfCalendar(attachments: readonly Attachment[]): number {
  const written = attachments.findIndex(({ mimeType }) => mimeType === 'text/calendar')
  if (written !== -1) return written
  return attachments.findIndex(
    ({ mimeType, filename }) => mimeType === 'application/ics' || filename?.toLowerCase().endsWith('.ics'),
  )
}

/** Several addresses, and groups, are nobody's answer. */
function singleAddress(headers: Email['headers']): string {
  const [address, ...others] = headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value))
  if (address?.address === undefined || others.length > 0) return ''
  return parseEmailAddress(address.address) ?? ''
}

const textIn = (attachment: Attachment | undefined): string | null =>
  typeof attachment?.content === 'string' ? attachment.content : null

/** The Message-ID of the mail that a report is about, if it has failed for good. */
function undeliveredIn(attachments: readonly Attachment[]): string | null {
  const report = textIn(attachments.find(({ mimeType }) => mimeType === 'message/delivery-status'))
  const original = textIn(attachments.find(({ mimeType }) => originals.has(mimeType)))
  if (report === null || original === null || !/^action:[\t ]*failed[\t ]*$/im.test(report)) return null
  const [head = ''] = original.split(/\r?\n\r?\n/, 1)
  return /^message-id:\s*<([^<>\s]+)>/im.exec(head)?.[1] ?? null
}

const originals = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global-headers',
])
