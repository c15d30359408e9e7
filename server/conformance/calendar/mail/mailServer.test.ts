import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { imapMailbox } from '../../../mail/imapMailbox.ts'
import { smtpMail } from '../../../mail/smtpMail.ts'
import {
  hasMailServer,
  startMailServer,
  testAuthservId,
  type TestMailServer,
} from '../../../testing/mailTestServer.ts'
import { withGuestInbox } from '../../testing/guestInbox.ts'
import { calendarWith, homeOf, march } from '../../testing/homeOf.ts'
import { openWorld, people } from '../../testing/world.ts'

const soon = { timeout: 20_000, interval: 50 }
const address = 'calendar@kalends.example'
const [guest, nobody] = ['guest@far.example', 'nobody@far.example']
const attendee = (each: string): JCalProperty => ['attendee', {}, 'cal-address', `mailto:${each}`]
const plan = calendarWith([
  ['uid', {}, 'text', 'plan'],
  ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T09:00:00'],
  ['summary', {}, 'text', 'Plan ü'],
  ['organizer', {}, 'cal-address', `mailto:${people.alice.email}`],
  attendee(guest),
  attendee(nobody),
])

let server: TestMailServer | null = null
beforeAll(async () => {
  if (hasMailServer()) server = await startMailServer()
})
afterAll(async () => server?.stop())

/** The newest mail of the guest, as their program reads it. */
const mailOfGuest = (there: TestMailServer) =>
  withGuestInbox(there, async ({ mails }) => {
    const mail = (await mails()).at(-1)
    if (mail === undefined) throw new Error('There is no mail yet')
    return mail
  })

const replyOf = (partstat: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Far//EN',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    'UID:plan',
    'DTSTAMP:20270310T090001Z',
    'SEQUENCE:0',
    'DTSTART;TZID=Europe/Paris:20270315T090000',
    `ORGANIZER:mailto:${address}`,
    `ATTENDEE;PARTSTAT=${partstat}:mailto:${guest}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** @param helo by which the server judges where it comes from */
async function sendReply(smtpUrl: string, helo: string, partstat: string) {
  const url = new URL(smtpUrl)
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port),
    name: helo,
    ignoreTLS: true,
  })
  await transport.sendMail({
    from: guest,
    to: address,
    subject: 'Re: Plan',
    text: partstat,
    icalEvent: { method: 'REPLY', content: replyOf(partstat) },
  })
  transport.close()
}

test.skipIf(!hasMailServer())(
  'CAL-30 with a real mail server a guest is written to, their answer counts, and a bounce shows (for want of exim and dovecot not everywhere)',
  { timeout: 90_000 },
  async () => {
    const there = server
    if (there === null) throw new Error('It has not started')
    const log: string[] = []
    const mailbox = imapMailbox(
      { url: there.imapUrl('calendar'), address, authservId: testAuthservId },
      (msg) => void log.push(msg),
    )
    const mail = smtpMail({ url: there.smtpUrl, from: address })
    const { world, close } = await openWorld('core', { mail, mailbox })
    try {
      expect(await mail.problem()).toBeNull()
      const alices = await homeOf(world, 'alice')
      const guests = async () => {
        await world.settled()
        const found = await alices.ask('REPORT', '/events.json', { body: march })
        const [item] = (await found.json())._embedded['dav:item']
        const properties: readonly JCalProperty[] = item.data[2][0][1]
        return Object.fromEntries(
          properties
            .filter(([name]) => name === 'attendee')
            .map(([, parameters, , value]) => [value, parameters]),
        )
      }
      await alices.put('/events/1.ics', plan)
      await world.settled()

      const { source, envelope } = await vi.waitFor(() => mailOfGuest(there), soon)
      expect(envelope?.subject).toBe('Invitation: Plan ü')
      expect(envelope?.from?.[0]).toMatchObject({ name: 'Alice Archer', address })
      expect(source).toContain('text/calendar; charset=utf-8; method=REQUEST')
      expect(source).toMatch(/^List-Unsubscribe:\s+<https:\/\/calendar\.example\/api\/guests\//m)

      // The mail to nobody comes back to the mailbox, where it is read.
      await vi.waitFor(async () => {
        expect((await guests())[`mailto:${nobody}`]).toMatchObject({ 'schedule-status': '5.1' })
      }, soon)

      await sendReply(there.smtpUrl, 'elsewhere.example', 'DECLINED')
      await sendReply(there.smtpUrl, 'far.example', 'ACCEPTED')
      await vi.waitFor(async () => {
        expect((await guests())[`mailto:${guest}`]).toMatchObject({ partstat: 'ACCEPTED' })
      }, soon)
      expect(await mailbox.problem()).toBeNull()
      expect(log).toEqual([])
    } finally {
      await close()
    }
  },
)
