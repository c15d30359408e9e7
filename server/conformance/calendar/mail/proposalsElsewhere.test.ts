import { expect } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { printICalendar } from '#domain/ical/printICalendar.ts'
import { minuteMs } from '#domain/time/units.ts'
import type { Home } from '../../testing/homeOf.ts'
import { alice, attendee, meeting, other, posted, text } from '../../testing/posted.ts'

const carol = 'carol@far.example'

/** Carol's event with Alice, as it lies in Alice's calendar. */
const of = (start: string, partstat = 'NEEDS-ACTION', ...properties: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        text('uid', 'tasting'),
        ['dtstamp', {}, 'date-time', '2027-03-01T09:00:00Z'],
        ['dtstart', {}, 'date-time', start],
        ['duration', {}, 'duration', 'PT1H'],
        text('summary', 'Tasting'),
        ['organizer', { cn: 'Carol' }, 'cal-address', `mailto:${carol}`],
        ['attendee', { partstat }, 'cal-address', `mailto:${alice}`],
        ...properties,
      ],
      [],
    ],
  ],
]

const proposal = (start: string, recipient = carol, ...properties: readonly JCalProperty[]) => ({
  method: 'COUNTER',
  uid: 'tasting',
  sender: alice,
  recipient,
  ical: printICalendar(of(start, undefined, text('comment', 'I teach then'), ...properties)),
})

const counter = (home: Home, body: unknown) =>
  home.ask('POST', '/events/1.ics', { headers: { 'X-HTTP-Method-Override': 'ITIP' }, body })

async function ownIn(home: Home) {
  const headers = { accept: 'application/calendar+json' }
  const data = await (await home.ask('GET', '/events/1.ics', { headers })).json()
  const properties: readonly JCalProperty[] = data[2][0][1]
  return properties.find(([name]) => name === 'attendee')?.[1]
}

posted(
  'CAL-30 a COUNTER to an organizer elsewhere goes out by mail, and stands in the copy of who proposes',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', of('2027-03-15T09:00:00Z', undefined, attendee('dan@far.example')))
    const sent = await counter(
      alices,
      proposal('2027-03-15T15:00:00Z', carol, attendee('dan@far.example'), text('description', 'Private')),
    )
    expect(sent.status).toBe(204)
    await world.settled()
    expect(await ownIn(alices)).toMatchObject({
      'x-proposed-start': '2027-03-15T15:00:00Z',
      'x-proposed-end': '2027-03-15T16:00:00Z',
      'x-proposed-comment': 'I teach then',
    })
    expect(postbox.sent).toHaveLength(1)
    const [mail] = postbox.sent
    expect(mail).toMatchObject({
      to: carol,
      subject: 'New time proposed: Tasting',
      replyTo: { address: alice },
      unsubscribeUrl: null,
      calendar: { method: 'COUNTER' },
    })
    expect(mail?.text).toMatch(
      /^Alice Archer proposes another time: Monday,? 15 March 2027.*15:00.*\n\n“I teach then”\n\nTasting\n\nWhen:\n.*09:00/,
    )
    const calendar = mail?.calendar?.text ?? ''
    expect(calendar).toContain('METHOD:COUNTER')
    expect(calendar).toContain('DTSTART:20270315T150000Z')
    expect(calendar).toContain('COMMENT:I teach then')
    expect(calendar).not.toMatch(/dan@far|Private/)
  },
)

posted(
  'CAL-30 an answer that waits is not lost by a proposal: both go out',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', of('2027-03-15T09:00:00Z'))
    postbox.answer = 'failed'
    await alices.put('/events/1.ics', of('2027-03-15T09:00:00Z', 'ACCEPTED'))
    await world.settled()
    await counter(alices, proposal('2027-03-15T15:00:00Z'))
    await world.settled()
    await counter(alices, proposal('2027-03-15T16:00:00Z'))
    await world.settled()
    postbox.answer = 'sent'
    world.pass(10 * minuteMs)
    await alices.put('/events/2.ics', meeting({ uid: 'second' }, attendee(other)))
    await world.settled()
    const toCarol = postbox.sent.filter(({ to }) => to === carol)
    expect(toCarol.map((each) => each.calendar?.method)).toEqual(['COUNTER', 'REPLY'])
    expect(toCarol[0]?.text).toContain('16:00')
  },
)

posted(
  'CAL-29 no COUNTER goes to somebody who is not the organizer of what the caller has',
  async (world, postbox, alices) => {
    expect((await counter(alices, proposal('2027-03-15T15:00:00Z'))).status).toBe(403)
    await alices.put('/events/1.ics', of('2027-03-15T09:00:00Z'))
    const stranger = await counter(alices, proposal('2027-03-15T15:00:00Z', 'dan@far.example'))
    expect(stranger.status).toBe(403)
    await world.settled()
    expect(postbox.sent).toEqual([])
    expect(await ownIn(alices)).not.toHaveProperty('x-proposed-start')
  },
)

posted(
  'CAL-29 that an organizer elsewhere declines is taken by hand: it stands in the copy of who proposed',
  async (world, _, alices) => {
    await alices.put('/events/1.ics', of('2027-03-15T09:00:00Z'))
    const declined = {
      method: 'DECLINECOUNTER',
      uid: 'tasting',
      sender: carol,
      recipient: alice,
      ical: printICalendar(of('2027-03-15T09:00:00Z')),
    }
    // Before anything is proposed it means nothing.
    expect((await counter(alices, declined)).status).toBe(204)
    await counter(alices, proposal('2027-03-15T15:00:00Z'))
    await world.settled()
    expect(await ownIn(alices)).not.toHaveProperty('x-proposed-status')
    expect((await counter(alices, { ...declined, sender: 'dan@far.example' })).status).toBe(403)
    expect((await counter(alices, declined)).status).toBe(204)
    expect(await ownIn(alices)).toMatchObject({
      'x-proposed-start': '2027-03-15T15:00:00Z',
      'x-proposed-status': 'DECLINED',
    })
  },
)

posted(
  'CAL-29 what a guest elsewhere proposes is taken by hand, as it came by mail',
  async (world, _, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(other)))
    await world.settled()
    const proposed = (sender: string) => ({
      method: 'COUNTER',
      uid: 'plan',
      sender,
      recipient: alice,
      ical: printICalendar([
        'vcalendar',
        [],
        [
          [
            'vevent',
            [
              text('uid', 'plan'),
              ['dtstart', {}, 'date-time', '2027-03-15T12:00:00Z'],
              ['duration', {}, 'duration', 'PT1H'],
              ['organizer', {}, 'cal-address', `mailto:${alice}`],
              attendee(sender),
            ],
            [],
          ],
        ],
      ]),
    })
    expect((await counter(alices, proposed('dan@far.example'))).status).toBe(403)
    expect((await counter(alices, proposed(other))).status).toBe(204)
    expect(await ownIn(alices)).toMatchObject({ 'x-proposed-start': '2027-03-15T12:00:00Z' })
  },
)
