import { describe, expect, test } from 'vitest'
import type { EventReply } from '../event/CalendarEvent.ts'
import type { EventChange } from '../event/writeJCal.ts'
import { epochMs } from '../time/units.ts'
import { dailyChoir } from '../testing/dailyChoir.ts'
import { applyEdit } from './applyEdit.ts'
import type { EventEdit } from './Edit.ts'
import { mergeEdits } from './mergeEdits.ts'
import { keyOf } from './ObjectName.ts'

const object = { userId: 'alice', calendarId: 'work', eventId: 'choir' }
const base = dailyChoir(
  ['organizer', {}, 'cal-address', 'mailto:alice@kalends.example'],
  ['attendee', { partstat: 'NEEDS-ACTION' }, 'cal-address', 'mailto:bob@kalends.example'],
  ['attendee', { partstat: 'NEEDS-ACTION' }, 'cal-address', 'mailto:eve@kalends.example'],
)
const baseVersion = { data: base, etag: '"1"' }
const head = {
  version: 1,
  id: 'a',
  at: epochMs(Date.UTC(2027, 2, 1)),
  object,
  title: 'Choir',
  baseVersion,
} as const
const at = (hour: string): EventChange => ({
  when: {
    kind: 'timed',
    start: `2027-03-15T${hour}:00:00`,
    end: `2027-03-15T${hour}:45:00`,
    zone: 'Europe/Paris',
  },
})
const guests = (...names: readonly string[]): EventChange => ({
  guests: {
    organizer: null,
    guests: names.map((name) => ({
      address: `${name}@kalends.example`,
      name,
      role: 'required' as const,
      reply: 'needs-action' as const,
    })),
  },
})

const change = (patch: EventChange): EventEdit => ({
  ...head,
  kind: 'changeEvent',
  occurrence: null,
  scope: 'all',
  splitId: 'choir-2',
  patch,
})
const deletion: EventEdit = { ...head, kind: 'deleteEvent', occurrence: null, scope: 'all' }
const without = (day: number): EventEdit => ({
  ...head,
  kind: 'deleteEvent',
  occurrence: `2027-03-${day}T15:00:00Z`,
  scope: 'this',
})
const answer = (who: string, reply: EventReply): EventEdit => ({
  ...head,
  kind: 'answerInvitation',
  occurrence: null,
  attendee: `${who}@kalends.example`,
  answer: reply,
})
const toHome = (patch: EventChange = {}): EventEdit => ({
  ...head,
  kind: 'moveToCalendar',
  to: { userId: 'alice', calendarId: 'home' },
  occurrence: null,
  patch,
})

function stored(theirs: EventEdit) {
  const applied = applyEdit(theirs, { events: new Map([[keyOf(object), base]]), calendars: new Map() })
  if (!applied.ok) throw new Error(applied.problem)
  const data = applied.value.events.get(keyOf(object)) ?? null
  return data && { data, etag: '"2"' }
}

/** `again`: mine is sent over theirs; `done`: nothing is left to do; else the groups that clash. */
function outcome(theirs: EventEdit | null, mine: EventEdit): string | readonly string[] {
  const merged = mergeEdits(base, theirs === null ? baseVersion : stored(theirs), mine)
  if (!merged.ok) return merged.conflicts.map(({ group }) => group)
  return merged.edit === null ? 'done' : 'again'
}

/** @param expected the word, or some of the groups that clash */
function expectOutcome(result: ReturnType<typeof outcome>, expected: string | readonly string[]): void {
  if (typeof expected === 'string') expect(result).toBe(expected)
  else expect(result).toEqual(expect.arrayContaining(expected.map((group) => group)))
}

const groups: readonly (readonly [group: string, one: EventChange, other: EventChange])[] = [
  ['title', { title: 'Tea' }, { title: 'Cake' }],
  ['location', { location: 'Attic' }, { location: 'Roof' }],
  ['description', { description: 'Bring cake' }, { description: 'Bring tea' }],
  ['availability', { isFree: true }, { isFree: true }],
  ['visibility', { visibility: 'private' }, { visibility: 'confidential' }],
  ['times', at('10'), at('11')],
  ['status', { status: 'tentative' }, { status: 'cancelled' }],
  ['color', { colour: 'tomato' }, { colour: 'teal' }],
  ['categories', { categories: ['Food'] }, { categories: ['Music'] }],
  ['url', { url: 'https://a.example/' }, { url: 'https://b.example/' }],
  ['conference', { conference: 'https://a.example/' }, { conference: 'https://b.example/' }],
  ['attach', { attachments: ['https://a.example/'] }, { attachments: ['https://b.example/'] }],
  ['guests', guests('bob'), guests('eve')],
]

/** Some have only one other value: there is no second way to differ. */
const canClash = (one: EventChange, other: EventChange) => JSON.stringify(one) !== JSON.stringify(other)

describe.each(groups)('%s', (group, one, other) => {
  const elsewhere: EventChange = group === 'title' ? { location: 'Here' } : { title: 'Here' }

  test.each([
    ['only they changed it', change(one), change(elsewhere), 'again'],
    ['only I changed it', change(elsewhere), change(one), 'again'],
    ['both changed it in the same way', change(one), change(one), 'done'],
    ['both did, and I changed more', change(one), change({ ...one, ...elsewhere }), 'again'],
    ['they deleted the event', deletion, change(one), 'clash'],
    ['I deleted the event', change(one), deletion, 'clash'],
    ['I deleted one date', change(one), without(17), group === 'times' ? 'clash' : 'again'],
    ['I moved the event to another calendar', change(one), toHome(), 'again'],
    [
      'I changed it on the way to another calendar',
      change(other),
      toHome(one),
      canClash(one, other) ? 'clash' : 'again',
    ],
  ] as const)('%s', (_, theirs, mine, expected) => {
    const result = outcome(theirs, mine)
    if (expected === 'clash') expect(result).toContain(group)
    else expect(result).toBe(expected)
  })
})

test.each(groups.filter(([, one, other]) => canClash(one, other)))(
  '%s: both changed it differently',
  (group, one, other) => {
    expect(outcome(change(one), change(other))).toEqual([group])
  },
)

test('guests whom I invite come to those who have answered meanwhile', () => {
  const merged = mergeEdits(base, stored(answer('bob', 'accepted')), change(guests('bob', 'eve', 'dan')))
  expect(merged.ok && merged.edit?.kind === 'changeEvent' && merged.edit.patch).toEqual(
    guests('bob', 'eve', 'dan'),
  )
})

test.each([
  ['one date each', without(16), without(17), ['times']],
  ['the same date', without(17), without(17), 'done'],
  ['all of it by both', deletion, deletion, 'done'],
  ['all of it, which they moved', change(at('10')), deletion, ['times']],
  ['one date of what they deleted', deletion, without(17), 'done'],
  ['a date, while a guest answers', answer('bob', 'accepted'), without(17), 'again'],
] as const)('deleted: %s', (_, theirs, mine, expected) => {
  const result = outcome(theirs, mine)
  expectOutcome(result, expected)
})

test.each([
  ['to what only got a title', change({ title: 'Tea' }), answer('bob', 'accepted'), 'again'],
  ['while another guest answers', answer('eve', 'declined'), answer('bob', 'accepted'), 'again'],
  ['that I gave elsewhere too', answer('bob', 'accepted'), answer('bob', 'accepted'), 'done'],
  ['other than the one I gave elsewhere', answer('bob', 'declined'), answer('bob', 'accepted'), ['guests']],
  ['to another time than was seen', change(at('10')), answer('bob', 'accepted'), ['times']],
  ['to what was deleted', deletion, answer('bob', 'accepted'), ['times']],
] as const)('an answer %s', (_, theirs, mine, expected) => {
  const result = outcome(theirs, mine)
  expectOutcome(result, expected)
})
