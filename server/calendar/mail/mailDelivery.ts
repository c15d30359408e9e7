import { errorFacts } from '../../http/errorFacts.ts'
import type { MailService, Ports } from '../../ports.ts'
import { stopPatienceMs, type DueWork, type StopWork } from '../scheduling/dueWork.ts'
import { withTimeout } from '../../withTimeout.ts'
import type { TellElsewhere } from '../../services.ts'
import { guestLinks } from './guestLinks.ts'
import { mailWorker } from './mailWorker.ts'
import { receiveMail } from './receiveMail.ts'
import { tellByMail } from './tellByMail.ts'

/** Mail to guests elsewhere, and from them (CAL-30). */
export type MailDelivery = {
  readonly elsewhere: TellElsewhere
  /** Resolves when everything that is due was sent. */
  readonly settled: DueWork['settled']
  /** Sends what waits, and reads the mailbox if there is one. @returns stops that */
  readonly start: () => StopWork
}

/** @param wakeDeliveries called when an answer has arrived, which others are to be told */
export function mailDelivery(
  ports: Pick<Ports, 'store' | 'clock' | 'settings' | 'digest' | 'log' | 'mailbox'> & {
    readonly mail: MailService
  },
  wakeDeliveries: () => void,
): MailDelivery {
  const { store, mailbox, log } = ports
  const links = guestLinks(store.configuration)
  const worker = mailWorker({ ...ports, links, answersTo: mailbox?.address ?? null })
  return {
    elsewhere: tellByMail(ports, worker.wake),
    settled: worker.settled,
    start: () => {
      const stopWorker = worker.start()
      const stopReading = mailbox?.listen(async (mail) => {
        const outcome = await receiveMail({ ...ports, links, wake: wakeDeliveries }, mail)
        log('mail-received', { outcome })
      })
      return async () => {
        const reading = stopReading?.().catch((error: unknown) => log('mailbox-failed', errorFacts(error)))
        await Promise.all([stopWorker(), reading && withTimeout(stopPatienceMs, reading)])
        // Not before what is being sent has been sent.
        ports.mail.close()
      }
    },
  }
}
