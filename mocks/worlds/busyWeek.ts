import { vevent, type StagedEvent } from '../support/vevent.ts'
import { people } from '../people.ts'
import { weekOfNow } from './weekOfNow.ts'
import type { World } from './World.ts'

/** Alice's week, with every state an event can have, around the day it is filled. */
export const busyWeek: World = {
  story: 'Alice has three calendars and a full week.',
  async play({ as, now, zone }) {
    const alice = await as('alice')
    await as('bob')
    await alice.createCalendar({ id: 'work', name: 'Work', colour: '#1a73e8', description: 'The office' })
    await alice.createCalendar({ id: 'personal', name: 'Personal', colour: '#0b8043' })
    await alice.createCalendar({ id: 'travel', name: 'Travel', colour: '#c2185b' })

    for (const { calendar, ...event } of events(now, zone)) {
      await alice.putEvent(calendar, event.uid, vevent({ zone, ...event }))
    }
  },
}

type Staged = StagedEvent & { readonly calendar: 'work' | 'personal' | 'travel' }

function events(now: number, zone: string): readonly Staged[] {
  const { at, day } = weekOfNow(now, zone)
  const alice = { email: people.alice.email, name: 'Alice Liddell' }
  const bob = { email: people.bob.email, name: 'Bob Dodgson' }
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = [0, 1, 2, 3, 4, 5, 6]
  return [
    {
      calendar: 'work',
      uid: 'stand-up',
      title: 'Stand-up',
      start: at(monday - 56, '09:00'),
      end: at(monday - 56, '09:30'),
      rule: { freq: 'WEEKLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'] },
      location: 'Room B',
    },
    {
      calendar: 'work',
      uid: 'budget-review',
      title: 'Budget review',
      start: at(monday, '10:00'),
      end: at(monday, '11:30'),
      location: 'Room A',
      description: 'Second quarter, with the numbers of the first.',
    },
    {
      calendar: 'work',
      uid: 'one-to-one',
      title: 'One-to-one with Bob',
      start: at(monday, '14:00'),
      end: at(monday, '14:45'),
      organizer: alice.email,
      attendees: [
        { ...alice, partstat: 'ACCEPTED' },
        { ...bob, partstat: 'ACCEPTED' },
      ],
    },
    {
      calendar: 'work',
      uid: 'roadmap',
      title: 'Roadmap',
      start: at(tuesday, '10:00'),
      end: at(tuesday, '11:30'),
      location: 'Room B',
      organizer: bob.email,
      attendees: [
        { ...bob, partstat: 'ACCEPTED' },
        { ...alice, partstat: 'ACCEPTED' },
      ],
    },
    {
      calendar: 'work',
      uid: 'design-critique',
      title: 'Design critique',
      start: at(tuesday, '10:30'),
      end: at(tuesday, '12:00'),
      status: 'TENTATIVE',
    },
    {
      calendar: 'work',
      uid: 'interview',
      title: 'Interview',
      start: at(wednesday, '14:00'),
      end: at(wednesday, '15:00'),
      organizer: bob.email,
      attendees: [
        { ...bob, partstat: 'ACCEPTED' },
        { ...alice, partstat: 'NEEDS-ACTION' },
      ],
    },
    {
      calendar: 'work',
      uid: 'vendor-call',
      title: 'Vendor call',
      start: at(wednesday, '16:00'),
      end: at(wednesday, '16:45'),
      status: 'CANCELLED',
    },
    {
      calendar: 'work',
      uid: 'lunch-and-learn',
      title: 'Lunch and learn',
      start: at(thursday, '12:00'),
      end: at(thursday, '13:00'),
      isFree: true,
    },
    {
      calendar: 'work',
      uid: 'night-deployment',
      title: 'Night deployment',
      start: at(thursday, '22:00'),
      end: at(friday, '01:30'),
    },
    {
      calendar: 'work',
      uid: 'release',
      title: 'Release 4.2',
      start: at(friday, '15:00'),
      end: at(friday, '16:00'),
    },
    {
      calendar: 'personal',
      uid: 'dentist',
      title: 'Dentist',
      start: at(thursday, '08:30'),
      end: at(thursday, '09:15'),
      visibility: 'PRIVATE',
    },
    {
      calendar: 'personal',
      uid: 'yoga',
      title: 'Yoga',
      start: at(tuesday - 28, '18:00'),
      end: at(tuesday - 28, '19:00'),
      rule: { freq: 'WEEKLY', byday: ['TU', 'TH'] },
    },
    {
      calendar: 'personal',
      uid: 'birthday',
      title: 'Ada’s birthday',
      start: day(wednesday),
      end: day(thursday),
      rule: { freq: 'YEARLY' },
      isFree: true,
    },
    {
      calendar: 'personal',
      uid: 'market',
      title: 'Market',
      start: at(saturday, '09:30'),
      end: at(saturday, '11:00'),
    },
    {
      calendar: 'personal',
      uid: 'call-home',
      title: 'Call home',
      start: at(sunday, '17:00'),
      end: at(sunday, '17:30'),
    },
    {
      calendar: 'travel',
      uid: 'lisbon',
      title: 'Lisbon conference',
      start: day(thursday),
      end: day(sunday),
      location: 'Lisbon',
    },
    {
      calendar: 'travel',
      uid: 'offsite',
      title: 'Team offsite',
      start: day(monday + 9),
      end: day(monday + 11),
    },
    {
      calendar: 'work',
      uid: 'planning',
      title: 'Planning',
      start: at(monday + 7, '13:00'),
      end: at(monday + 7, '15:00'),
    },
    {
      calendar: 'work',
      uid: 'retrospective',
      title: 'Retrospective',
      start: at(friday - 7, '11:00'),
      end: at(friday - 7, '12:00'),
    },
  ]
}
