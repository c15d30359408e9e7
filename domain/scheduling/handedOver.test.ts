import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { epochMs } from '../time/units.ts'
import { handedOver } from './handedOver.ts'
import { nothingHeld, type HeldObject } from './ItipMessage.ts'
import { messagesTo, recipientsOf } from './messagesTo.ts'
import { organizerOf } from './people.ts'
import { receive } from './receive.ts'

const now = epochMs(Date.UTC(2027, 2, 10))
const bob = { address: 'bob@here.example', name: 'Bob Baker' }
const person = (name: string, who: string, partstat: string): JCalProperty => [
  name,
  { partstat },
  'cal-address',
  `mailto:${who}@here.example`,
]
const meeting = (...guests: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'plan'],
        ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
        ['organizer', { cn: 'Alice' }, 'cal-address', 'mailto:alice@here.example'],
        ...guests,
      ],
      [],
    ],
  ],
]
const held = (data: JCal): HeldObject & { readonly data: JCal } => ({
  data,
  state: { ...nothingHeld.state, revision: { sequence: 2, dtstamp: '20270301T000000Z' }, asked: { '': 1 } },
})
const ada = person('attendee', 'ada', 'ACCEPTED')

test('a guest has the meeting of its new organizer, with the answer that they gave', () => {
  const data = meeting(person('attendee', 'alice', 'ACCEPTED'), ada)
  const next = handedOver(held(data), bob, now)
  expect([...recipientsOf(next.before, next.held.data)]).toEqual(['ada@here.example'])
  const [message, ...others] = messagesTo('ada@here.example', next.before, next.held)
  expect(others).toEqual([])
  expect(message).toMatchObject({
    method: 'REQUEST',
    sender: bob.address,
    sequence: 3,
    formerOrganizer: 'alice@here.example',
  })
  if (message === undefined) throw new Error('Nothing was sent')
  const copy: HeldObject = {
    data,
    state: {
      ...held(data).state,
      organizer: 'alice@here.example',
      answers: { '': { partstat: 'ACCEPTED', sequence: 1 } },
    },
  }
  const received = receive(copy, message)
  expect(received.ignored).toBeNull()
  expect(organizerOf(received.held.data ?? meeting())).toBe(bob.address)
  expect(JSON.stringify(received.held.data)).toContain(JSON.stringify(ada))
  expect(received.held.state.organizer).toBe(bob.address)
  // From anybody else the same message is about another event.
  const { formerOrganizer: _, ...forged } = message
  expect(receive(copy, forged).ignored).toBe('other-organizer')
})

test('who takes a meeting over was a guest of it, and is told nothing', () => {
  const guest = person('attendee', 'bob', 'TENTATIVE')
  const { before, held: after } = handedOver(
    held(meeting(person('attendee', 'alice', 'ACCEPTED'), guest, ada)),
    bob,
    now,
  )
  expect([...recipientsOf(before, after.data)]).toEqual(['ada@here.example'])
  const [[, properties] = []] = after.data[2]
  expect(properties?.filter(([name]) => name === 'attendee').map((each) => each[3])).toEqual([
    'mailto:ada@here.example',
    'mailto:bob@here.example',
  ])
})

test('a meeting whose organizer is no attendee has none afterwards', () => {
  const { held: after } = handedOver(held(meeting(ada)), bob, now)
  const [[, properties] = []] = after.data[2]
  expect(properties?.filter(([name]) => name === 'attendee')).toEqual([ada])
})
