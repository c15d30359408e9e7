import type { HealthCheck, Mailbox, MailService } from '../ports.ts'

/** Healthy if the mail server takes mails (HC-5). */
export const smtpCheck = (mail: Pick<MailService, 'problem'>): HealthCheck => ({
  name: 'smtp',
  check: () => stateOf(mail),
})

/** Healthy if the mailbox for answers can be read (HC-5). */
export const imapCheck = (mailbox: Pick<Mailbox, 'problem'>): HealthCheck => ({
  name: 'imap',
  check: () => stateOf(mailbox),
})

async function stateOf({ problem }: Pick<MailService, 'problem'>) {
  const cause = await problem()
  return cause === null
    ? ({ status: 'healthy', details: { info: [{ state: 'up' }] } } as const)
    : ({ status: 'unhealthy', details: { cause, info: [{ state: 'down', message: cause }] } } as const)
}
