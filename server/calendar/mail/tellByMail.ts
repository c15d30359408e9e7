import { spanOf, endOfTime } from '#domain/event/spanOf.ts'
import { cancelForMail } from '#domain/scheduling/cancelForMail.ts'
import type { Gone, ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { scheduleStatus } from '#domain/scheduling/scheduleStatus.ts'
import { parseEmailAddress } from '#contract/emailAddress.ts'
import { addMs, dayMs, earlier } from '#domain/time/units.ts'
import { defaultLimits } from '../../limits.ts'
import type { Ports } from '../../ports.ts'
import { dailyCount } from '../scheduling/dailyCount.ts'
import type { MessageElsewhere, TellElsewhere } from '../../services.ts'
import { mailWorkText, readMailWork, type MailWork } from './mailWork.ts'
import { withWaiting } from './proposals/withWaiting.ts'
import { reportDelivery } from '../scheduling/reportDelivery.ts'
import { stoppedMail } from './stoppedMail.ts'

/** Answers come for a while after the end of an event. */
const afterEndMs = 30 * dayMs

/**
 * People elsewhere are told by mail, which waits in the store until it is sent (CAL-30).
 *
 * @param wake called when there is something to send
 */
export function tellByMail(
  ports: Pick<Ports, 'store' | 'clock' | 'settings' | 'digest'>,
  wake: () => void,
): TellElsewhere {
  const { store, clock, settings } = ports
  const { isStopped } = stoppedMail(store.configuration)
  const count = dailyCount(ports, 'mails', (settings.limits ?? defaultLimits).mailsPerDay)

  const reaches: TellElsewhere['reaches'] = async (_, address) => {
    if (parseEmailAddress(address) === null) return 'no'
    return (await isStopped(address)) ? 'refused' : 'yes'
  }
  /** What is long is measured only for somebody who may send a mail at all. */
  async function mayMail(senderId: string, message: MessageElsewhere): Promise<boolean> {
    if ((await count(senderId, 1)) !== 'counted') return false
    return (await count(senderId, furtherMails(message))) === 'counted'
  }
  const tell: TellElsewhere['tell'] = async (sender, message) => {
    const { uid, recipient: address, sequence, dtstamp, method } = message
    if ((await reaches(sender, address)) !== 'yes') return
    const key = { homeId: sender.id, uid, address }
    const revision = `${method} ${sequence} ${dtstamp}`
    const stored = await store.mails.find(key)
    const waiting =
      stored === null || stored.dueAt === null
        ? null
        : { revision: stored.revision, work: readMailWork(stored.text) }
    const all = withWaiting(waiting, { revision, work: workOf(message) })
    const isKnown = stored?.revision === revision || stored?.revision === all.revision
    if (!isKnown && !(await mayMail(sender.id, message))) {
      await reportDelivery(ports, key, scheduleStatus.notAllowed)
      return
    }
    const last = spanOf(message.data)?.lastUtc ?? clock()
    const until = addMs(earlier(last, addMs(endOfTime, -afterEndMs)), afterEndMs)
    const { work } = all
    await store.mails.add({
      ...key,
      revision: all.revision,
      text: mailWorkText(work),
      dueAt: clock(),
      until,
    })
    wake()
  }
  return { reaches, tell }
}

/** A mail this long counts as one; a longer one as several: a long event for many guests costs no more than many short ones. */
const lengthOfOne = 100_000

function furtherMails(message: MessageElsewhere): number {
  return 'parts' in message ? 0 : Math.floor(JSON.stringify(message.data).length / lengthOfOne)
}

function workOf(message: MessageElsewhere): MailWork {
  if ('parts' in message) {
    const { parts, note = '' } = message
    return { kind: 'decline', parts, ...(note !== '' && { note }) }
  }
  const [vevent] = partsOf(message.data).values()
  const note = vevent === undefined ? '' : textOf(vevent, 'comment')
  const withNote = note === '' ? {} : { note }
  switch (message.method) {
    case 'CANCEL':
      return { kind: 'cancel', data: cancelForMail(message), ...withNote }
    case 'REPLY':
      return { kind: 'reply', data: message.data, ...withNote }
    case 'COUNTER':
      return { kind: 'counter', data: message.data }
    case 'DECLINECOUNTER':
      return { kind: 'decline', parts: [...partsOf(message.data).keys()], ...withNote }
    case 'REQUEST':
      return { kind: 'invite', ...withNote, ...withGone(message) }
  }
}

/** What is cancelled beside an invitation to single dates. */
function withGone(message: ItipMessage): { readonly gone?: Gone } {
  if (message.gone === undefined) return {}
  const { data, isAll } = message.gone
  return { gone: { data: cancelForMail({ ...message, data, isWhole: false }), isAll } }
}
