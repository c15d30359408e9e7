import { addMs, minuteMs, type EpochMs } from '#domain/time/units.ts'
import { scheduleStatus } from '#domain/scheduling/scheduleStatus.ts'
import { errorFacts } from '../../http/errorFacts.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import type { MailService } from '../../ports.ts'
import type { WaitingMail } from '../../store/MailStore.ts'
import { dueWork, type DueWork } from '../scheduling/dueWork.ts'
import { writeMails, type WrittenMail } from './writeMails.ts'
import type { MailWorld } from './MailWorld.ts'
import { reportDelivery } from '../scheduling/reportDelivery.ts'

const batch = 20
/** What is known of mails to events that are over is forgotten then. */
const sweepEveryMs = 60 * minuteMs
/** What a mail server does not take at once is tried again: soon, then more and more rarely, for about three days. */
const firstPauseMs = 2 * minuteMs
const longestPauseMs = 240 * minuteMs
const maxAttempts = 24

/**
 * Sends what waits in the store. A process that dies while it sends leaves the mail there: it is sent again, under the
 * same Message-ID.
 */
export function mailWorker(world: MailWorld): DueWork {
  const { store, clock } = world
  let sweepAt: EpochMs = clock()
  return dueWork(world, {
    failure: 'mails-failed',
    work: async (isAsked, isStopped) => {
      if (clock() >= sweepAt) {
        await store.mails.sweep(clock())
        sweepAt = addMs(clock(), sweepEveryMs)
      }
      let next = await store.mails.next()
      const isIdle = !isAsked && (next === null || next > clock())
      while (next !== null && next <= clock() && !isStopped()) {
        const due = await store.mails.due(clock(), batch)
        await sendAll(world, due, isStopped)
        next = await store.mails.next()
      }
      if (!isIdle) await store.users.forgetErased()
      return next
    },
  })
}

const pauseAfter = (attempts: number) => Math.min(firstPauseMs * 2 ** attempts, longestPauseMs)

/** Mails are sent several at once, but written in turn: of a long event each takes a while, in which others are answered. */
async function sendAll(
  world: MailWorld,
  due: readonly WaitingMail[],
  isStopped: () => boolean,
): Promise<void> {
  const { store, clock } = world
  const pause = timeSlices()
  const sendings: Promise<void>[] = []
  for (const waiting of due) {
    await pause()
    if (isStopped()) break
    if (!(await store.mails.claim(waiting, addMs(clock(), pauseAfter(waiting.attempts))))) continue
    const writing = writeMails(world, waiting)
    sendings.push(send(world, waiting, writing))
    await Promise.allSettled([writing])
  }
  await Promise.all(sendings)
}

async function send(
  world: MailWorld,
  waiting: WaitingMail,
  writing: ReturnType<typeof writeMails>,
): Promise<void> {
  const { store, mail, log } = world
  try {
    const written = await writing
    const outcome = await sendInTurn(mail, written)
    if (outcome === 'sent') {
      await store.mails.finish(waiting, written.at(-1)?.known ?? null)
      return
    }
    log('mail-not-sent', { outcome })
    if (outcome === 'failed' && waiting.attempts + 1 < maxAttempts) return
  } catch (error) {
    log('mails-failed', errorFacts(error))
    if (waiting.attempts + 1 < maxAttempts) return
  }
  await reportDelivery(world, waiting, scheduleStatus.failed)
  await store.mails.finish(waiting, null)
}

/** Sends one mail after the other. If one is not taken, all are tried again later, under their Message-IDs. */
async function sendInTurn(service: MailService, written: readonly WrittenMail[]) {
  for (const { mail } of written) {
    const outcome = await service.send(mail)
    if (outcome !== 'sent') return outcome
  }
  return 'sent'
}
