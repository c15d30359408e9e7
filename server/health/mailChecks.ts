import type { HealthReason } from '#contract/health.ts'
import type { HealthCheck, Mailbox, MailService } from '../ports.ts'

/** Healthy if the mail server takes mails (HC-5). */
export const smtpCheck = (mail: Pick<MailService, 'problem'>): HealthCheck => ({
  name: 'smtp',
  check: () => stateOf(mail, 'mail-refused'),
})

/** Healthy if the mailbox for answers can be read (HC-5). */
export const imapCheck = (mailbox: Pick<Mailbox, 'problem'>): HealthCheck => ({
  name: 'imap',
  check: () => stateOf(mailbox, 'mailbox-closed'),
})

async function stateOf({ problem }: Pick<MailService, 'problem'>, code: HealthReason['code']) {
  const cause = await problem()
  const reasons: readonly HealthReason[] = [{ code }]
  return cause === null
    ? ({ status: 'healthy', details: { info: [{ state: 'up' }] } } as const)
    : ({
        status: 'unhealthy',
        details: { cause, reasons, info: [{ state: 'down', message: cause, reasons }] },
      } as const)
}
