import { isRecord } from '#contract/secretProperties.ts'

/** Why a mail server did not take a mail, and the number of its answer. */
export type MailRejection = {
  /**
   * 'later' if not now; 'mail' if this mail, or mail to this guest, never; 'sender' and 'relay' if nothing from this
   * address or from this service, until an operator changes that; 'unclear' if the answer can mean either.
   */
  readonly cause: 'later' | 'mail' | 'sender' | 'relay' | 'unclear'
  readonly answer: number
}

/**
 * Reads the answer of a mail server to a mail (RFC 5321 4.2.1), by its enhanced status code where it has one
 * (RFC 3463), because many servers refuse what is wrong with the sender only when they are given a recipient.
 *
 * @param error what nodemailer threw
 * @param to the recipient, whom answers repeat
 * @returns null if the server answered nothing to the mail itself
 */
export function mailRejection(error: unknown, to: string): MailRejection | null {
  if (!isRecord(error) || (error['code'] !== 'EENVELOPE' && error['code'] !== 'EMESSAGE')) return null
  const { responseCode: answer, response, command } = error
  const isSender = command === 'MAIL FROM'
  if (typeof answer !== 'number') return null
  const text = (typeof response === 'string' ? response : '').toLowerCase().replaceAll(to.toLowerCase(), '')
  const status = /(?:^\d{3}[ -]|\(#)[45]\.(\d{1,3}\.\d{1,3})(?!\d)/.exec(text)?.[1] ?? ''
  if (senderStatus.test(status)) return { cause: 'sender', answer }
  if (answer < 500) return { cause: isSender ? 'unclear' : 'later', answer }
  if (isSender) return { cause: 'sender', answer }
  return { cause: signInAnswers.has(answer) ? 'relay' : causeOf(status, text, command === 'RCPT TO'), answer }
}

/** Nothing is taken from anyone who has not signed in (RFC 4954 6). */
const signInAnswers: ReadonlySet<number> = new Set([530, 535, 538])

function causeOf(status: string, text: string, isRecipient: boolean): MailRejection['cause'] {
  const isSecurity = status.startsWith('7.')
  const isProtocol = /^5\.[1-9]/.test(status)
  if (status !== '' && !isSecurity && !isProtocol) return 'mail'
  if (senderWords.test(text)) return 'sender'
  if (!isRecipient) return 'mail'
  if (relayWords.test(text)) return 'relay'
  return status === '' ? 'mail' : 'unclear'
}

/** The sender’s address (RFC 3463 3.2), its SPF, DKIM and DMARC (RFC 7372), and what Exchange says of it. */
const senderStatus = /^(?:1\.[78]|7\.(?:2[0-7]|60))$/
/** Of Postfix and of Amazon SES. */
const senderWords = /\bsender address\b|\baddress is not verified\b/
/** Of Exim, which gives no status, Postfix, Exchange, sendmail and qmail. */
const relayWords =
  /\brelay(?:ing)? (?:access |is )?(?:not|denied)\b|\b(?:to|not|cannot) relay\b|\bclient host\b|\bhelo\b|\brcpthosts\b/
