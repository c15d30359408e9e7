import { expect } from 'vitest'
import { clause } from '../../testing/harness.ts'
import { calendarWith, eventsIn, homeOf, march } from '../../testing/homeOf.ts'
import { alice, attendee, guest, guestIn, meeting, posted } from '../../testing/posted.ts'
import { people } from '../../testing/world.ts'

const plan = (title: string, sequence: string | number) =>
  calendarWith([
    ['uid', {}, 'text', 'plan'],
    ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
    ['dtend', {}, 'date-time', '2027-03-15T10:00:00Z'],
    ['summary', {}, 'text', title],
    ['sequence', {}, 'integer', sequence],
    ['organizer', {}, 'cal-address', `mailto:${alice}`],
    attendee(people.bob.email),
  ])

for (const sequence of ['Infinity', '1e400', 1e300, -7]) {
  clause(
    `CAL-28 a meeting with a SEQUENCE of ${sequence} reaches its guests, and is changed`,
    async (world) => {
      const [alices, bobs] = [await homeOf(world, 'alice'), await homeOf(world, 'bob')]
      const titles = async () => {
        await world.settled()
        return eventsIn(await bobs.report('/events.json', march)).map(({ summary }) => summary)
      }
      await alices.put('/events/1.ics', plan('Plan', sequence))
      expect(await titles()).toEqual(['Plan'])
      await alices.put('/events/1.ics', plan('Other plan', sequence))
      expect(await titles()).toEqual(['Other plan'])
      expect((await alices.ask('DELETE', '/events/1.ics')).status).toBe(200)
    },
  )
}

posted(
  'CAL-30 a guest’s answer with a SEQUENCE that no number can be does not damage the event',
  async (world, postbox, alices) => {
    await alices.put('/events/1.ics', meeting({}, attendee(guest)))
    await world.settled()
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      'UID:plan',
      'DTSTAMP:20270301T090000Z',
      'DTSTART;TZID=Europe/Paris:20270315T090000',
      `SEQUENCE:${'9'.repeat(400)}`,
      'ORGANIZER:mailto:calendar@kalends.example',
      `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${guest}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]
    await postbox.deliver({ from: guest, isAuthentic: true, calendar: lines.join('\r\n') })
    expect(await guestIn(world, alices)).toMatchObject({ partstat: 'ACCEPTED' })
    await alices.put('/events/1.ics', meeting({ title: 'Other plan' }, attendee(guest)))
    expect(await guestIn(world, alices)).toMatchObject({ partstat: 'ACCEPTED' })
  },
)
