import { errorFacts } from '../../http/errorFacts.ts'
import type { MailService, Ports } from '../../ports.ts'
import type { DueWork } from '../scheduling/dueWork.ts'
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
  readonly start: () => () => Promise<void>
}

/** @param wakeDeliveries called when an answer has arrived, which others are to be told */
export function mailDelivery(
  ports: Ports & { readonly mail: MailService },
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
        stopWorker()
        ports.mail.close()
        await stopReading?.().catch((error: unknown) => log('mailbox-failed', errorFacts(error)))
      }
    },
  }
}
