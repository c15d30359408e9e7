import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import { readItem } from '#domain/event/readItem.ts'
import { addMs, dayMs, epochMs, hourMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { invitationsIn } from './invitationsIn.ts'

const now = epochMs(Date.UTC(2027, 2, 10, 9))
const emails = ['alice@example.org']

type Given = { readonly start: string; readonly partstat?: string; readonly more?: readonly JCalProperty[] }

const stored = (id: string, { start, partstat, more = [] }: Given): JCal => {
  const attendee: readonly JCalProperty[] =
    partstat === undefined
      ? []
      : [
          ['organizer', {}, 'cal-address', 'mailto:bob@example.org'],
          ['attendee', { partstat }, 'cal-address', 'mailto:alice@example.org'],
        ]
  const isDay = start.length === 10
  const when: readonly JCalProperty[] = isDay
    ? [['dtstart', {}, 'date', start]]
    : [
        ['dtstart', {}, 'date-time', `${start}Z`],
        ['duration', {}, 'duration', 'PT1H'],
      ]
  const properties = [
    ['uid', {}, 'text', id],
    ['summary', {}, 'text', id],
    ...when,
    ...attendee,
    ...more,
  ] as const
  return ['vcalendar', [], [['vevent', properties, []]]]
}

function read(id: string, given: Given, eventId = id) {
  const data = stored(id, given)
  const window = { start: addMs(now, -dayMs), end: addMs(now, 30 * dayMs) }
  const item = { calendarId: 'c', eventId, etag: null, data }
  return readItem(item, { window, viewZone: 'UTC', myAddresses: emails }).events
}

const asked = (...events: readonly ReturnType<typeof read>[]) => askedSince([], ...events)

const askedSince = (changes: readonly UnseenChange[], ...events: readonly ReturnType<typeof read>[]) =>
  invitationsIn(events.flat(), { emails, now, zone: zoneNamed('UTC'), changes }).map(
    ({ event, kind, dates, meanwhile }) =>
      `${event.title} ${kind} ${dates} ${meanwhile.map(({ title }) => title).join()}`.trim(),
  )

test('an event that lies in another calendar, too, is not at the same time as itself', () => {
  const given = { start: '2027-03-12T09:00:00', partstat: 'NEEDS-ACTION' }
  const copy = read('concert', { start: '2027-03-12T09:00:00' }, 'in-another-calendar')
  expect(asked(read('concert', given), copy)).toEqual(['concert asked 1'])
  expect(asked(read('concert', given), read('yoga', { start: '2027-03-12T09:00:00' }))).toEqual([
    'concert asked 1 yoga',
  ])
})

test('what waits for an answer is listed, the next first, and nothing that is over, answered or one’s own', () => {
  expect(
    asked(
      read('later', { start: '2027-03-12T09:00:00', partstat: 'NEEDS-ACTION' }),
      read('soon', { start: '2027-03-11', partstat: 'NEEDS-ACTION' }),
      read('over', { start: '2027-03-10T07:00:00', partstat: 'NEEDS-ACTION' }),
      read('answered', { start: '2027-03-11T09:00:00', partstat: 'TENTATIVE' }),
      read('own', { start: '2027-03-11T09:00:00' }),
    ),
  ).toEqual(['soon asked 1', 'later asked 1'])
})

test('what was changed without asking again is listed until it was seen, but for what was declined', () => {
  const start = '2027-03-12T09:00:00'
  const comes: Given = { start, partstat: 'ACCEPTED' }
  const inRoom = (partstat: string): Given => ({ start, partstat, more: [['location', {}, 'text', 'Roof']] })
  const changed = (id: string, given: Given, was: Given | null): UnseenChange => ({
    id,
    path: `/dav/api/calendars/alice/c/${id}.ics`,
    kind: 'changed',
    at: '2027-03-09T09:00:00Z',
    by: null,
    before: was && stored(id, was),
    after: stored(id, given),
    mayUndo: false,
  })
  const weekly: JCalProperty = ['rrule', {}, 'recur', { freq: 'WEEKLY', count: 2 }]
  const series: Given = { ...comes, more: [weekly] }
  expect(
    askedSince(
      [
        changed('place', inRoom('ACCEPTED'), comes),
        changed('declined', inRoom('DECLINED'), { start, partstat: 'DECLINED' }),
        changed('waits', inRoom('NEEDS-ACTION'), { start, partstat: 'NEEDS-ACTION' }),
        changed('added', comes, null),
        changed('described', { ...comes, more: [['description', {}, 'text', 'Why']] }, comes),
        changed('own', { start, more: [['location', {}, 'text', 'Roof']] }, { start }),
        changed('series', { ...series, more: [weekly, ['location', {}, 'text', 'Roof']] }, series),
      ],
      read('place', inRoom('ACCEPTED')),
      read('declined', inRoom('DECLINED')),
      read('waits', inRoom('NEEDS-ACTION')),
      read('added', comes),
      read('described', comes),
      read('own', { start }),
      read('series', series),
      read('unchanged', comes),
    ).map((each) => each.split(' ').slice(0, 3).join(' ')),
  ).toEqual(['place changed 1', 'waits asked 1', 'series changed 2'])
})

test('another time is asked again, what is cancelled is said, and a series is one', () => {
  const start = '2027-03-12T09:00:00'
  expect(
    asked(
      read('moved', { start, partstat: 'NEEDS-ACTION', more: [['sequence', {}, 'integer', 2]] }),
      read('gone', {
        start: '2027-03-14',
        partstat: 'ACCEPTED',
        more: [['status', {}, 'text', 'CANCELLED']],
      }),
      read('daily', {
        start: '2027-03-15T12:00:00',
        partstat: 'NEEDS-ACTION',
        more: [['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]],
      }),
    ),
  ).toEqual(['moved asked 1', 'gone cancelled 1', 'daily asked 5'])
})

test('what keeps the person busy at the same time is named', () => {
  const at = (hour: number) => new Date(addMs(now, 2 * dayMs + hour * hourMs)).toISOString().slice(0, 19)
  const free: JCalProperty = ['transp', {}, 'text', 'TRANSPARENT']
  expect(
    asked(
      read('invited', { start: at(0), partstat: 'NEEDS-ACTION' }),
      read('lunch', { start: at(0.5) }),
      read('next', { start: at(1) }),
      read('free', { start: at(0), more: [free] }),
      read('declined', { start: at(0), partstat: 'DECLINED' }),
    ),
  ).toEqual(['invited asked 1 lunch'])
})

test('another time that a guest proposes for an event of one’s own is listed until it is declined', () => {
  const proposing = (status?: string): readonly JCalProperty[] => [
    ['organizer', {}, 'cal-address', 'mailto:alice@example.org'],
    [
      'attendee',
      {
        'x-proposed-start': '2027-03-13T09:00:00Z',
        'x-proposed-end': '2027-03-13T10:00:00Z',
        ...(status && { 'x-proposed-status': status }),
      },
      'cal-address',
      'mailto:bob@example.org',
    ],
  ]
  const start = '2027-03-12T09:00:00'
  expect(
    asked(
      read('open', { start, more: proposing() }),
      read('declined', { start: '2027-03-14', more: proposing('DECLINED') }),
    ),
  ).toEqual(['open proposal 1'])
})
