import type { StagedEvent } from '../support/vevent.ts'
import { people } from '../people.ts'

/** An event of the week. `day` counts from Monday; weeks before and after have other numbers. */
export type WeekEvent = Omit<StagedEvent, 'start' | 'end' | 'zone'> & {
  readonly calendar: 'work' | 'personal' | 'travel'
  readonly day: number
} & (
    | {
        readonly from: string
        /** On the next day if it is earlier than `from`. */
        readonly to: string
      }
    | { readonly days: number }
  )

const alice = { email: people.alice.email, name: 'Alice Liddell' }
const bob = { email: people.bob.email, name: 'Bob Dodgson' }
const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = [0, 1, 2, 3, 4, 5, 6]

/** Every state that an event can have. */
export const busyWeekEvents: readonly WeekEvent[] = [
  {
    calendar: 'work',
    uid: 'stand-up',
    title: 'Stand-up',
    day: monday - 56,
    from: '09:00',
    to: '09:30',
    rule: { freq: 'WEEKLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'] },
    location: 'Room B',
  },
  {
    calendar: 'work',
    uid: 'budget-review',
    title: 'Budget review',
    day: monday,
    from: '10:00',
    to: '11:30',
    location: 'Room A',
    description: 'Second quarter, with the numbers of the first.',
  },
  {
    calendar: 'work',
    uid: 'one-to-one',
    title: 'One-to-one with Bob',
    day: monday,
    from: '14:00',
    to: '14:45',
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
    day: tuesday,
    from: '10:00',
    to: '11:30',
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
    day: tuesday,
    from: '10:30',
    to: '12:00',
    status: 'TENTATIVE',
  },
  {
    calendar: 'work',
    uid: 'interview',
    title: 'Interview',
    day: wednesday,
    from: '14:00',
    to: '15:00',
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
    day: wednesday,
    from: '16:00',
    to: '16:45',
    status: 'CANCELLED',
  },
  {
    calendar: 'work',
    uid: 'lunch-and-learn',
    title: 'Lunch and learn',
    day: thursday,
    from: '12:00',
    to: '13:00',
    isFree: true,
  },
  {
    calendar: 'work',
    uid: 'night-deployment',
    title: 'Night deployment',
    day: thursday,
    from: '22:00',
    to: '01:30',
  },
  {
    calendar: 'work',
    uid: 'release',
    title: 'Release 4.2',
    day: friday,
    from: '15:00',
    to: '16:00',
  },
  {
    calendar: 'personal',
    uid: 'dentist',
    title: 'Dentist',
    day: thursday,
    from: '08:30',
    to: '09:15',
    visibility: 'PRIVATE',
  },
  {
    calendar: 'personal',
    uid: 'yoga',
    title: 'Yoga',
    day: tuesday - 28,
    from: '18:00',
    to: '19:00',
    rule: { freq: 'WEEKLY', byday: ['TU', 'TH'] },
  },
  {
    calendar: 'personal',
    uid: 'birthday',
    title: 'Ada’s birthday',
    day: wednesday,
    days: 1,
    rule: { freq: 'YEARLY' },
    isFree: true,
  },
  {
    calendar: 'personal',
    uid: 'market',
    title: 'Market',
    day: saturday,
    from: '09:30',
    to: '11:00',
  },
  {
    calendar: 'personal',
    uid: 'call-home',
    title: 'Call home',
    day: sunday,
    from: '17:00',
    to: '17:30',
  },
  // Something waits for an answer until the week is over.
  {
    calendar: 'personal',
    uid: 'concert',
    title: 'Concert',
    day: sunday,
    from: '20:00',
    to: '00:00',
    organizer: bob.email,
    attendees: [
      { ...bob, partstat: 'ACCEPTED' },
      { ...alice, partstat: 'NEEDS-ACTION' },
    ],
  },
  {
    calendar: 'travel',
    uid: 'lisbon',
    title: 'Lisbon conference',
    day: thursday,
    days: 3,
    location: 'Lisbon',
  },
  {
    calendar: 'travel',
    uid: 'offsite',
    title: 'Team offsite',
    day: monday + 9,
    days: 2,
  },
  {
    calendar: 'work',
    uid: 'planning',
    title: 'Planning',
    day: monday + 7,
    from: '13:00',
    to: '15:00',
  },
  {
    calendar: 'work',
    uid: 'retrospective',
    title: 'Retrospective',
    day: friday - 7,
    from: '11:00',
    to: '12:00',
  },
]
