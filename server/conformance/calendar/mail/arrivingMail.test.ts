import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { smtpMail } from '../../../mail/smtpMail.ts'
import { hasMailServer, startMailServer, type TestMailServer } from '../../../testing/mailTestServer.ts'
import { withGuestInbox, type ArrivedMail } from '../../testing/guestInbox.ts'
import { homeOf } from '../../testing/homeOf.ts'
import { answer, attendee, guest, guestIn, meeting } from '../../testing/posted.ts'
import { threadsOf } from '../../testing/threadsOf.ts'
import { openWorld } from '../../testing/world.ts'

const soon = { timeout: 20_000, interval: 50 }
const from = 'calendar@kalends.example'

let server: TestMailServer | null = null
beforeAll(async () => {
  if (hasMailServer()) server = await startMailServer()
})
afterAll(async () => server?.stop())

const declining = ([name, parameters, type, ...values]: JCalProperty): JCalProperty => [
  name,
  name === 'attendee' ? { ...parameters, 'x-proposed-status': 'DECLINED' } : parameters,
  type,
  ...values,
]

test.skipIf(!hasMailServer())(
  'CAL-30 mails arrive at a real server in both forms with the calendar part, as one thread, and end by one POST (for want of exim and dovecot not everywhere)',
  { timeout: 90_000 },
  async () => {
    const there = server
    if (there === null) throw new Error('It has not started')
    const { world, close } = await openWorld('core', { mail: smtpMail({ url: there.smtpUrl, from }) })
    const arrived = (count: number) =>
      vi.waitFor(
        () =>
          withGuestInbox(there, async ({ mails }) => {
            const all = await mails()
            expect(all).toHaveLength(count)
            return Promise.all(all.map(seen))
          }),
        soon,
      )
    try {
      const alices = await homeOf(world, 'alice')
      await alices.put('/events/1.ics', meeting({}, attendee(guest)))
      await world.settled()
      const [invitation] = await arrived(1)
      const link =
        /https:\/\/calendar\.example(\/api\/guests\/[\w-]+)/.exec(invitation?.text ?? '')?.[1] ?? ''
      await answer(world, link, 'propose=time&date=2027-03-16&start=14:00&end=15:00')
      const accept = { accept: 'application/calendar+json' }
      const [name, properties, [[kind, inside]]] = await (
        await alices.ask('GET', '/events/1.ics', { headers: accept })
      ).json()
      await alices.put('/events/1.ics', [name, properties, [[kind, inside.map(declining), []]]])
      await world.settled()
      await arrived(2)
      await alices.put('/events/1.ics', meeting({ title: 'Other ü' }, attendee(guest)))
      await world.settled()
      const all = await arrived(3)

      expect(all.map(({ method }) => method)).toEqual(['REQUEST', 'DECLINECOUNTER', 'REQUEST'])
      expect(all.map(({ subject }) => subject)).toEqual([
        'Invitation: Plan <b>',
        'Proposed time declined: Plan <b>',
        'Changed: Other ü',
      ])
      for (const mail of all) {
        expect(mail.tree).toBe(
          `multipart/mixed(multipart/alternative(text/plain text/html text/calendar;method=${mail.method}) application/ics)`,
        )
        expect(mail.calendar).toContain(`METHOD:${mail.method}\r\n`)
        expect(mail.calendar).toContain('UID:plan\r\n')
        expect(mail.attachment).toBe(mail.calendar)
        expect(mail.text).toContain('Alice Archer')
        expect(mail.html).toMatch(/^<!doctype html>/)
        expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
        expect(mail.headers.get('list-unsubscribe')).toBe(`<https://calendar.example${link}>`)
        expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
        // Nobody sees who reads it: nothing is loaded, no link says more than the text, no receipt is asked for.
        expect(mail.html).not.toMatch(
          /<(?:img|link|script|iframe|object|video|audio)\b|url\(|\ssrc=|@import/i,
        )
        expect(linksIn(mail.html)).toEqual(linksIn(mail.text))
        for (const each of linksIn(mail.html)) expect(each).toContain(link)
        for (const each of mail.headers.keys()) expect(each).not.toMatch(/receipt|notification-to|^x-/)
      }
      threadsTogether(all)
      await alices.put('/events/2.ics', meeting({ uid: 'second', title: 'Supper' }, attendee(guest)))
      await world.settled()
      await arrived(4)
      expect(await threadsOf(there.imapUrl('guest'))).toEqual([[1, 2, 3], [4]])

      const headers = { 'content-type': 'multipart/form-data; boundary=part' }
      const field = 'Content-Disposition: form-data; name="List-Unsubscribe"'
      const body = ['--part', field, '', 'One-Click', '--part--', ''].join('\r\n')
      expect((await world.fetch('POST', link, { headers, body })).status).toBe(200)
      await alices.put('/events/1.ics', meeting({ title: 'Third' }, attendee(guest)))
      expect(await guestIn(world, alices)).toMatchObject({ 'schedule-status': '5.3' })
      await arrived(4)
    } finally {
      await close()
    }
  },
)

/** Every mail has a Message-ID of its own, and refers to the same one, as RFC 5322 3.6.4 has it. */
function threadsTogether(all: readonly Seen[]): void {
  const references = all.map(({ headers }) => headers.get('references'))
  expect(references[0]).toMatch(/^<[^<>\s]+@kalends\.example>$/)
  expect(new Set(references).size).toBe(1)
  expect(all.map(({ headers }) => headers.get('in-reply-to'))).toEqual(references)
  expect(new Set(all.map(({ headers }) => headers.get('message-id'))).size).toBe(all.length)
}

type Seen = Pick<ArrivedMail, 'headers'> &
  Record<'tree' | 'method' | 'subject' | 'text' | 'html' | 'calendar' | 'attachment', string>

async function seen({ envelope, headers, structure, part }: ArrivedMail): Promise<Seen> {
  const calendar = structure?.childNodes?.[0]?.childNodes?.[2]
  return {
    headers,
    tree: treeOf(structure),
    method: calendar?.parameters?.['method'] ?? '',
    subject: envelope?.subject ?? '',
    text: await part('1.1'),
    html: await part('1.2'),
    calendar: await part('1.3'),
    attachment: await part('2'),
  }
}

/** The parts of a mail, each by its type, as the server has read them. */
function treeOf(node: ArrivedMail['structure']): string {
  if (node === undefined) return ''
  const method = node.parameters?.['method']
  const inside = node.childNodes?.map(treeOf).join(' ')
  return `${node.type}${method === undefined ? '' : `;method=${method}`}${inside === undefined ? '' : `(${inside})`}`
}

const linksIn = (text: string) => [...new Set(text.match(/https?:\/\/[^\s"<>]+/g))].toSorted()
