import type { MailService, Ports } from '../../ports.ts'
import type { GuestLinks } from './guestLinks.ts'

/** What is needed to write mails and to send them. */
export type MailWorld = Pick<Ports, 'store' | 'clock' | 'settings' | 'digest' | 'log'> & {
  readonly mail: MailService
  readonly links: GuestLinks
  /** The address that programs send answers to; null if nobody reads them. */
  readonly answersTo: string | null
}
