import type { IncomingMail, Mailbox, MailService, OutgoingMail } from '../../ports.ts'

/** A mail server and a mailbox for a test to control. */
export type ScriptedPostbox = {
  readonly mail: MailService
  readonly mailbox: Mailbox
  /** What was sent, the oldest first. */
  readonly sent: OutgoingMail[]
  /** What becomes of the next mails; 'sent' unless changed. */
  answer: Awaited<ReturnType<MailService['send']>>
  /** How often a mail was handed over. */
  tries: number
  /** Has a mail arrive. */
  readonly deliver: (mail: Partial<IncomingMail>) => Promise<void>
}

export function scriptedPostbox(): ScriptedPostbox {
  let handle: ((mail: IncomingMail) => Promise<void>) | null = null
  const postbox: ScriptedPostbox = {
    sent: [],
    answer: 'sent',
    tries: 0,
    mail: {
      address: 'calendar@kalends.example',
      send: async (mail) => {
        postbox.tries += 1
        if (postbox.answer === 'sent') postbox.sent.push(mail)
        return postbox.answer
      },
      problem: async () => null,
      close: () => undefined,
    },
    mailbox: {
      address: 'calendar@kalends.example',
      listen: (given) => {
        handle = given
        return async () => {
          handle = null
        }
      },
      problem: async () => 'The mailbox cannot be opened.',
    },
    deliver: async (mail) => {
      if (handle === null) throw new Error('Nobody reads the mailbox')
      await handle({ from: '', isAuthentic: false, calendar: null, undelivered: null, ...mail })
    },
  }
  return postbox
}
