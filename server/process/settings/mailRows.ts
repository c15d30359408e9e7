import * as v from 'valibot'
import type { ImapSettings } from '../../mail/imapMailbox.ts'
import type { SmtpSettings } from '../../mail/smtpMail.ts'
import { row } from './row.ts'
import { emailAddress } from './settingTypes.ts'

const addressBy = (protocols: readonly string[], sentence: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => {
        const url = URL.parse(text)
        return url !== null && protocols.includes(url.protocol) && url.hostname !== ''
      }, sentence),
    ),
  )

/** Mail to guests elsewhere (CAL-30): without a mail server nobody elsewhere is told. */
export const mailRows = {
  SMTP_URL: row(
    'mail.smtpUrl',
    addressBy(['smtp:', 'smtps:'], 'must be an address such as smtp://user:password@mail.example.org:587'),
    'The mail server that takes mails to guests elsewhere: `smtps://user:password@host`, or `smtp://` with STARTTLS. A secret.',
    'guests elsewhere are told nothing',
  ),
  KALENDS_MAIL_FROM: row(
    'mail.from',
    v.optional(emailAddress),
    'The address that these mails come from, and that reports about undelivered ones go to.',
  ),
  IMAP_URL: row(
    'mail.imapUrl',
    addressBy(['imap:', 'imaps:'], 'must be an address such as imaps://user:password@mail.example.org/INBOX'),
    'The mailbox of `KALENDS_MAIL_FROM`, and of nothing else: `imaps://user:password@host/folder`. Answers by the programs of guests are read there, and reports about undelivered mails. A secret.',
    'guests answer in the page alone',
  ),
  KALENDS_MAIL_AUTHSERV_ID: row(
    'mail.authservId',
    v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be a name such as mx.example.org'))),
    'The name under which your mail server says in `Authentication-Results` what it has verified. Only answers count of which it says that they come from that guest.',
  ),
}

type MailValues = { readonly [Name in keyof typeof mailRows]?: string | undefined }

/** How mail is sent and read. Both contain a password. */
export type MailSettings = { readonly smtp: SmtpSettings; readonly imap?: ImapSettings }

/** undefined without a mail server. */
export function mailSettingsOf(values: MailValues): MailSettings | undefined {
  const { SMTP_URL, KALENDS_MAIL_FROM: from, IMAP_URL, KALENDS_MAIL_AUTHSERV_ID: authservId } = values
  if (SMTP_URL === undefined || from === undefined) return undefined
  const smtp = { url: SMTP_URL, from }
  return IMAP_URL === undefined || authservId === undefined
    ? { smtp }
    : { smtp, imap: { url: IMAP_URL, address: from, authservId } }
}

/** What contradicts itself, each with a sentence. */
export function mailContradictions(
  values: MailValues,
): readonly (readonly [isBroken: boolean, sentence: string])[] {
  const { SMTP_URL, KALENDS_MAIL_FROM, IMAP_URL, KALENDS_MAIL_AUTHSERV_ID } = values
  return [
    [
      (SMTP_URL === undefined) !== (KALENDS_MAIL_FROM === undefined),
      'SMTP_URL and KALENDS_MAIL_FROM must be set together.',
    ],
    [
      (IMAP_URL === undefined) !== (KALENDS_MAIL_AUTHSERV_ID === undefined),
      'IMAP_URL and KALENDS_MAIL_AUTHSERV_ID must be set together.',
    ],
    [IMAP_URL !== undefined && SMTP_URL === undefined, 'IMAP_URL is of no use without SMTP_URL.'],
  ]
}
