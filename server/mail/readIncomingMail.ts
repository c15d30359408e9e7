import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { parseEmailAddress } from '#contract/emailAddress.ts'
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
  const from = singleAddress(email.from)
  const results = email.headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => value)
  return {
    from,
    isAuthentic: from !== '' && isAuthentic(results, authservId, from),
    calendar: textIn(email.attachments.find(({ mimeType }) => mimeType === 'text/calendar')),
    undelivered: undeliveredIn(email.attachments),
  }
}

async function parsed(source: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(source, {
      attachmentEncoding: 'utf8',
      forceRfc822Attachments: true,
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024,
    })
  } catch {
    return null
  }
}

/** Several addresses, and groups, are nobody's answer. */
function singleAddress(from: Address | undefined): string {
  const address = from?.address
  return (address !== undefined && parseEmailAddress(address)) || ''
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
