import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { addMs, dayMs, epochMs, minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { MailService, OutgoingMail } from '../../ports.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { Store } from '../../store/Store.ts'
import { storedObject } from '../scheduling/storedObject.ts'
import { guestLinks } from './guestLinks.ts'
import { mailDelivery } from './mailDelivery.ts'
import { mailWorker } from './mailWorker.ts'
import { mailWorkText } from './mailWork.ts'
import { everyStepIsLong } from '../../testing/everyStepIsLong.ts'
import { turnsDuring } from '../../testing/turnsDuring.ts'
import { plainSettings } from '../../testing/plainSettings.ts'

const start = epochMs(Date.UTC(2027, 1, 1))
const key = { homeId: 'ada', uid: 'plan', address: 'guest@far.example' }
const settings = { ...plainSettings, publicUrl: 'https://calendar.example' }
const plan: JCal = [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'plan'],
        ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
        ['summary', {}, 'text', 'Plan'],
        ['organizer', {}, 'cal-address', 'mailto:ada@kalends.example'],
        ['attendee', {}, 'cal-address', 'mailto:guest@far.example'],
      ],
      [],
    ],
  ],
]

/** A store in which a guest of Ada's waits for a mail. */
async function withGuest(): Promise<Store> {
  const store = memoryStore()
  await store.users.provision(
    { id: 'ada', email: 'ada@kalends.example', firstName: 'Ada', lastName: '', domainId: 'd' },
    {
      homeId: 'ada',
      calendarId: 'ada',
      name: null,
      description: null,
      colour: null,
      order: null,
      revision: 1,
    },
  )
  const stored = await storedObject(plan, undefined)
  if (stored === null) throw new Error('no time')
  const event = {
    homeId: 'ada',
    calendarId: 'ada',
    eventId: 'plan',
    uid: 'plan',
    ...stored,
    modifiedAt: start,
  }
  await store.events.put(event, { kind: 'none' }, undefined)
  await store.mails.add({
    ...key,
    revision: 'REQUEST 0 2027',
    text: mailWorkText({ kind: 'invite' }),
    dueAt: start,
    until: addMs(start, 90 * dayMs),
  })
  return store
}

/** A process that sends; its store is `store`, its mail server `send`. */
function process(store: Store, send: MailService['send'], now: EpochMs = start) {
  const links = guestLinks(store.configuration)
  return mailWorker({ ...portsAt(store, now), mail: mailServer(send), links, answersTo: null })
}

const portsAt = (store: Store, now: EpochMs) => ({ store, clock: () => now, settings, log: () => undefined })

const mailServer = (send: MailService['send']): MailService => ({
  address: 'calendar@kalends.example',
  send,
  problem: async () => null,
  close: () => undefined,
})

const statusIn = async (store: Store) =>
  /"schedule-status":"([\d.]+)"/.exec((await store.events.byUid('ada', 'plan'))?.jcal ?? '')?.[1]

test('a mail whose process died while it was sent is sent again, as the same mail', async () => {
  const store = await withGuest()
  const sent: OutgoingMail[] = []
  const died = Promise.withResolvers<undefined>()
  const dying = process(store, (mail) => {
    sent.push(mail)
    died.resolve(undefined)
    return new Promise(() => undefined)
  })
  dying.wake()
  await died.promise
  const early = process(store, async () => 'sent')
  early.wake()
  await early.settled()
  expect(sent).toHaveLength(1)
  const later = process(
    store,
    async (mail) => {
      sent.push(mail)
      return 'sent'
    },
    addMs(start, 3 * minuteMs),
  )
  later.wake()
  await later.settled()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.messageId).toBe(sent[0]?.messageId)
  expect(await store.mails.next()).toBeNull()
})

test('a stop closes the connection to the mail server after the mail that is being sent', async () => {
  const store = await withGuest()
  const noted: string[] = []
  const [begun, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const send: MailService['send'] = async () => {
    begun.resolve(undefined)
    await ended.promise
    noted.push('sent')
    return 'sent'
  }
  const mail = { ...mailServer(send), close: () => void noted.push('closed') }
  const stop = mailDelivery({ ...portsAt(store, start), mail }, () => undefined).start()
  await begun.promise
  const stopping = stop()
  ended.resolve(undefined)
  await stopping
  expect(noted).toEqual(['sent', 'closed'])
  expect(await store.mails.next()).toBeNull()
})

test('of two processes one sends a mail', async () => {
  const store = await withGuest()
  let sent = 0
  const send = async () => {
    sent += 1
    return 'sent' as const
  }
  const [one, other] = [process(store, send), process(store, send)]
  one.wake()
  other.wake()
  await Promise.all([one.settled(), other.settled()])
  expect(sent).toBe(1)
})

test('others are answered while mails about a long event are written', async () => {
  const store = await withGuest()
  const addresses = ['guest@far.example', 'second@far.example', 'third@far.example', 'fourth@far.example']
  for (const address of addresses)
    await store.mails.add({
      ...key,
      address,
      revision: 'CANCEL 1 2027',
      text: mailWorkText({ kind: 'cancel', data: plan }),
      dueAt: start,
      until: addMs(start, 90 * dayMs),
    })
  everyStepIsLong()
  const worker = process(store, async () => 'sent')
  const turns = await turnsDuring(() => {
    worker.wake()
    return worker.settled()
  })
  expect(turns).toBeGreaterThanOrEqual(addresses.length)
  expect(await store.mails.next()).toBeNull()
})

test('a mail server that takes nothing is asked more and more rarely, for days, and then the guest shows it', async () => {
  const store = await withGuest()
  let now = start
  const pauses: number[] = []
  for (let next = await store.mails.next(); next !== null; next = await store.mails.next()) {
    now = next
    const worker = process(store, async () => 'failed', now)
    worker.wake()
    await worker.settled()
    const after = await store.mails.next()
    if (after !== null) pauses.push((after - now) / minuteMs)
  }
  expect(pauses.slice(0, 4)).toEqual([2, 4, 8, 16])
  expect(Math.max(...pauses)).toBe(240)
  expect(now - start).toBeGreaterThan(2.5 * dayMs)
  expect(await statusIn(store)).toBe('5.1')
})
