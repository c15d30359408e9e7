import { zoneNamed } from '#domain/time/Zone.ts'
import { addMs, minuteMs, type EpochMs } from '#domain/time/units.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { errorFacts } from '../../http/errorFacts.ts'
import { addressesOf } from '../../identity/people/addressIn.ts'
import type { Ports, PushService } from '../../ports.ts'
import type { DueEvent, PushSubscriptionRecord } from '../../store/PushStore.ts'
import type { UserRecord } from '../../store/records.ts'
import { withTimeout } from '../../withTimeout.ts'
import { stopPatienceMs, type StopWork } from '../scheduling/dueWork.ts'
import type { DueReminder } from '#domain/reminders/remindersIn.ts'
import { dueReminders, maxLateMs } from './dueReminders.ts'
import { lines } from './lines.ts'
import { perMinute } from './perMinute.ts'
import { isByMail } from './mailSubscription.ts'
import type { RemindByMail } from './remindByMail.ts'
import { reminderText } from './reminderText.ts'

/** Sends the reminders of those who are reminded while no tab is open. Each process has one. */
export type ReminderWorker = {
  /** Has what is due now sent. @returns when the next is; null if nothing is known */
  readonly look: () => Promise<EpochMs | null>
  /** Resolves when everything that was due is sent, or was not taken. */
  readonly settled: () => Promise<void>
  /** Looks now, and then whenever something is due. @returns stops that */
  readonly start: () => StopWork
  /** Something was written: what is due next may have changed. */
  readonly wake: () => void
}

/** Runs something after a time. @returns cancels that */
export type Schedule = (run: () => void, milliseconds: number) => () => void

/** What other processes wrote is seen after this at the latest. Well below `maxLateMs`. */
const longestSleepMs = 5 * minuteMs
/** After a write, so that many at once are one look. */
const wakeMs = 1000
const batch = 50
/** Of a person of whose events more remind in a minute, the others do not. */
const eventsAMinute = 30

type World = Pick<Ports, 'store' | 'clock' | 'log'> & {
  /** null where nobody is reminded so. */
  readonly push: PushService | null
  readonly byMail: RemindByMail | null
}

/**
 * Nobody's reminders wait for somebody else's: each person has a share of each minute, their reminders go out in a
 * line of their own, and what they cost to compute lets others be answered in between. Claims an event in the store before its reminders are sent, so that of several processes one sends them, and
 * each at most once: what a push service does not take is not sent again.
 */
export function reminderWorker(world: World, schedule: Schedule = byTimer): ReminderWorker {
  const { store, clock, log } = world
  const mayRemind = perMinute(eventsAMinute)
  const { add, settled } = lines()
  const pause = timeSlices()
  let cancel: (() => void) | null = null
  let isStarted = false
  let isStopped = false
  let looking: Promise<void> | null = null
  /** Whether something was written that the next look is to see soon. */
  let isWoken = false

  const look = async (): Promise<EpochMs | null> => {
    for (;;) {
      const now = clock()
      const due = await store.reminders.due(now, batch)
      for (const each of due) {
        if (isStopped) return null
        const { homeId } = each.event
        if (mayRemind(homeId, now)) {
          const sending = await claimed(world, each, now)
          if (sending !== null) add(homeId, sending)
        } else await store.reminders.claim(each, addMs(now, minuteMs))
        await pause()
      }
      if (due.length < batch) break
    }
    return store.reminders.next(clock())
  }
  const sleep = (milliseconds: number) => {
    cancel?.()
    cancel = schedule(begin, milliseconds)
  }
  const run = async () => {
    isWoken = false
    const milliseconds = await look().then(
      (next) => (next === null ? longestSleepMs : Math.max(next - clock(), 0)),
      (error: unknown) => {
        log('reminders-failed', errorFacts(error))
        return longestSleepMs
      },
    )
    looking = null
    if (isStarted) sleep(Math.min(milliseconds, isWoken ? wakeMs : longestSleepMs))
  }
  const begin = () => {
    if (isStarted) looking ??= run()
  }

  return {
    look,
    settled,
    start: () => {
      ;[isStarted, isStopped] = [true, false]
      begin()
      return async () => {
        ;[isStarted, isStopped] = [false, true]
        cancel?.()
        // What was claimed is sent by this process, or never.
        await withTimeout(stopPatienceMs, Promise.resolve(looking).then(settled))
      }
    },
    wake: () => {
      if (!isStarted || isWoken) return
      isWoken = true
      if (looking === null) sleep(wakeMs)
    },
  }
}

/** @returns sends the reminders of an event; null if nothing is to be sent, or another process does */
async function claimed(
  world: World,
  dueEvent: DueEvent,
  now: EpochMs,
): Promise<(() => Promise<void>) | null> {
  const { store } = world
  const { homeId } = dueEvent.event
  const [user, subscriptions] = await Promise.all([store.users.byId(homeId), store.push.ofUser(homeId, now)])
  const zone = subscriptions.at(-1)?.zone
  if (zone === undefined) return null
  const { due, next } = readOrNothing(() =>
    dueReminders(dueEvent, { home: zoneNamed(zone), addresses: addressesOf(user), now }),
  )
  if (!(await store.reminders.claim(dueEvent, next)) || due.length === 0) return null
  return async () => {
    // A person whose browsers do not answer has a long line.
    if (world.clock() - now >= maxLateMs || user === null) return
    await sendAll(world, { user, subscriptions, due, zone }).catch((error: unknown) =>
      world.log('reminders-failed', errorFacts(error)),
    )
  }
}

type Sending = {
  readonly user: UserRecord
  readonly subscriptions: readonly PushSubscriptionRecord[]
  readonly due: readonly DueReminder[]
  readonly zone: string
}

async function sendAll(world: World, { user, subscriptions, due, zone }: Sending): Promise<void> {
  let sent = 0
  for (const subscription of subscriptions) {
    for (const reminder of due) {
      const outcome = isByMail(subscription)
        ? await world.byMail?.(user, reminder, zone)
        : await push(world, subscription, reminderText(reminder, zone))
      if (outcome === 'sent') sent += 1
      else if (outcome !== undefined && outcome !== 'gone') world.log('reminder-not-sent', { outcome })
      if (outcome === 'gone' || outcome === 'refused' || outcome === 'busy') break
    }
  }
  if (sent > 0) world.log('reminders-sent', { sent })
}

async function push({ push: service, store }: World, subscription: PushSubscriptionRecord, text: string) {
  const outcome = await service?.send(subscription, text, maxLateMs / 1000)
  if (outcome === 'gone') await store.push.delete(subscription.userId, subscription.id).catch(() => undefined)
  return outcome
}

/** An event that cannot be read must not keep those of others from being sent. */
function readOrNothing(read: () => ReturnType<typeof dueReminders>): ReturnType<typeof dueReminders> {
  try {
    return read()
  } catch {
    return { due: [], next: null }
  }
}

const byTimer: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
