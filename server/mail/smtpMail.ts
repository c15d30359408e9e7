import { createTransport } from 'nodemailer'
import { certificateProblem } from '../net/certificateProblem.ts'
import { isLoopback } from '../net/isLoopback.ts'
import { isRecord } from '#contract/secretProperties.ts'
import { mailRejection } from './mailRejection.ts'
import type { MailService, OutgoingMail } from '../ports.ts'
import { unsubscribeHeaders } from './unsubscribeHeaders.ts'

/** How the mail server is reached. The URL contains a password. */
export type SmtpSettings = { readonly url: string; readonly from: string }

/** Hands mails to the operator's mail server (RFC 5321), over a few connections that stay open for a while. */
export function smtpMail({ url, from }: SmtpSettings): MailService {
  const transport = createTransport({
    ...connectionOf(new URL(url)),
    pool: true,
    maxConnections: 5,
    ...guards,
  })
  // Signing in and greeting work where mails of ours are refused, so that only a mail shows it.
  let problemWithMails: string | null = null
  return {
    address: from,
    send: async (mail) => {
      try {
        await transport.sendMail({ ...messageOf(mail), from: { name: mail.fromName, address: from } })
        problemWithMails = null
        return 'sent'
      } catch (error) {
        const rejection = mailRejection(error, mail.to)
        if (rejection === null) return 'failed'
        const { cause, answer } = rejection
        if (cause === 'sender' || cause === 'relay') problemWithMails = problemOfMails[cause](answer)
        else if (cause !== 'unclear') problemWithMails = null
        return cause === 'mail' ? 'refused' : 'failed'
      }
    },
    problem: async () => {
      try {
        await transport.verify()
        return problemWithMails
      } catch (error) {
        return problemOf(error)
      }
    },
    close: () => transport.close(),
  }
}

const guards = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/**
 * `smtps:` is TLS from the start. `smtp:` begins it where it is offered, and must where a password is sent; on this
 * machine, where certificates are made by nobody, it does not.
 */
function connectionOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const isHere = isLoopback(hostname)
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !isHere,
    ignoreTLS: !secure && isHere,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

const messageOf = (mail: OutgoingMail) => ({
  to: { name: '', address: mail.to },
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  messageId: `<${mail.messageId}>`,
  ...(mail.references !== mail.messageId && {
    references: `<${mail.references}>`,
    inReplyTo: `<${mail.references}>`,
  }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.calendar && {
    icalEvent: { method: mail.calendar.method, content: mail.calendar.text, filename: 'invitation.ics' },
  }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': mail.language,
    ...unsubscribeHeaders(mail.unsubscribeUrl),
  },
})

const problemOfMails = {
  sender: (answer: number) =>
    `The mail server takes no mail from the address in KALENDS_MAIL_FROM (${answer}).`,
  relay: (answer: number) => `The mail server does not relay mail of this service (${answer}).`,
} as const

/** Answers of servers may repeat what they were sent, so only the kind of the problem is said. */
function problemOf(error: unknown): string {
  const certificate = certificateProblem(error)
  if (certificate !== null) return `The mail server ${certificate}.`
  const { code, responseCode } = isRecord(error) ? error : {}
  if (code === 'EAUTH') return 'The mail server does not accept the name and password.'
  if (code === 'ETLS') return 'The mail server offers no encrypted connection.'
  return typeof responseCode === 'number'
    ? `The mail server answers with ${responseCode}.`
    : 'The mail server cannot be reached.'
}
