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
  if (typeof answer !== 'number') return null
  const text = (typeof response === 'string' ? response : '').toLowerCase().replaceAll(to.toLowerCase(), '')
  const status = /(?:^\d{3}[ -]|\(#)[45]\.(\d{1,3}\.\d{1,3})(?!\d)/.exec(text)?.[1] ?? ''
  const ours = causeOfOurs(answer, status, { text, command })
  if (ours !== null) return { cause: ours, answer }
  if (command === 'MAIL FROM') return { cause: answer < 500 ? 'unclear' : 'sender', answer }
  if (answer < 500) return { cause: 'later', answer }
  return { cause: command === 'RCPT TO' && mayBeOurs(status) && status !== '' ? 'unclear' : 'mail', answer }
}

/** What is to be changed here or at the mail server, for a mail to anyone; null if the answer does not say so. */
function causeOfOurs(
  answer: number,
  status: string,
  { text, command }: { readonly text: string; readonly command: unknown },
): 'sender' | 'relay' | null {
  if (senderStatus.test(status)) return 'sender'
  if (signInAnswers.has(answer) || status === hostStatus) return 'relay'
  if (!mayBeOurs(status)) return null
  if (senderWords.test(text)) return 'sender'
  return command === 'RCPT TO' && relayWords.test(text) ? 'relay' : null
}

/** Nothing is said, or something of security or of the protocol (RFC 3463 3.6, 3.8), and not of a mailbox. */
const mayBeOurs = (status: string): boolean =>
  status === '' || status.startsWith('7.') || /^5\.[1-9]/.test(status)

/** Nothing is taken from anyone who has not signed in (RFC 4954 6). */
const signInAnswers: ReadonlySet<number> = new Set([530, 535, 538])
/** The name of the machine that the mail comes from (RFC 7372). */
const hostStatus = '7.25'
/** The sender’s address (RFC 3463 3.2), its SPF, DKIM and DMARC (RFC 7372), and what Exchange says of it. */
const senderStatus = /^(?:1\.[78]|7\.(?:2[0-467]|60))$/
/** Of Postfix and of Amazon SES. */
const senderWords = /\bsender address\b|\baddress is not verified\b/
/** Of Exim, which gives no status, Postfix, Exchange, sendmail and qmail. */
const relayWords =
  /\brelay(?:ing)? (?:access |is )?(?:not|denied)\b|\b(?:to|not|cannot) relay\b|\bclient host\b|\bhelo\b|\brcpthosts\b/
