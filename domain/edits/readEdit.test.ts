import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { editVersion } from './Edit.ts'
import { readEdit, upgraded, type Upgrade } from './readEdit.ts'

const tea: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'tea']], []]]]
const head = { version: 1, id: 'a', at: 1_772_000_000_000 }
const object = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const calendar = { userId: 'alice', calendarId: 'work' }
const ofEvent = { ...head, object, title: 'Tea', baseVersion: { data: tea, etag: '"1"', isReported: true } }
const when = { kind: 'timed', start: 1_773_000_000_000, end: 1_773_003_600_000, zone: 'Europe/Paris' }
const day = { kind: 'allDay', first: '2027-03-15', last: '2027-03-16' }

/** Each kind as version 1 stores it. These lines stay as they are: such edits lie in browsers. */
const stored: readonly object[] = [
  { kind: 'createEvent', ...ofEvent, baseVersion: null, data: tea },
  {
    kind: 'changeEvent',
    ...ofEvent,
    occurrence: '2027-03-15T08:00:00Z',
    scope: 'following',
    splitId: 'b',
    patch: {
      title: 'Cake',
      location: '',
      description: 'With cream',
      isFree: true,
      visibility: 'private',
      when: { kind: 'timed', start: '2027-03-15T09:00:00', end: '2027-03-15T10:00:00', zone: null },
      repeats: { every: 'week', end: { kind: 'after', times: 3 } },
    },
  },
  {
    kind: 'moveEvent',
    ...ofEvent,
    baseVersion: 'latest',
    occurrence: null,
    scope: 'all',
    splitId: 'b',
    from: when,
    to: day,
    viewZone: 'Europe/Paris',
  },
  {
    kind: 'moveToCalendar',
    ...ofEvent,
    to: { ...calendar, calendarId: 'home' },
    occurrence: null,
    patch: { repeats: null },
  },
  { kind: 'deleteEvent', ...ofEvent, occurrence: '2027-03-15', scope: 'this' },
  {
    kind: 'answerInvitation',
    ...ofEvent,
    occurrence: null,
    attendee: 'mailto:a@kalends.example',
    answer: 'declined',
  },
  {
    kind: 'restoreEvents',
    ...head,
    baseVersion: { data: tea, etag: null },
    direction: 'redo',
    of: { name: 'moved', title: 'Tea', from: when, to: day, viewZone: 'UTC' },
    objects: [{ object, from: tea, to: null }],
  },
  { kind: 'importEvents', ...head, calendar, events: [{ eventId: 'tea', data: tea }] },
  {
    kind: 'createCalendar',
    ...head,
    userId: 'alice',
    properties: { id: 'home', 'dav:name': 'Home', 'apple:color': '#112233' },
  },
  { kind: 'changeCalendar', ...head, calendar, title: 'Work', patch: { 'dav:name': null } },
  { kind: 'deleteCalendar', ...head, calendar, title: 'Work' },
]

test.each(stored.map((edit) => [edit] as const))('what version 1 stored is read: %o', (edit) => {
  expect(readEdit(JSON.parse(JSON.stringify(edit)))).toEqual({ ok: true, edit })
})

test('an edit stored by a later version is left for that version', () => {
  expect(readEdit({ ...stored[0], version: editVersion + 1 })).toEqual({ ok: false, problem: 'too-new' })
})

test.each([
  ['nothing', null],
  ['no version', { ...stored[0], version: undefined }],
  ['another kind', { ...stored[0], kind: 'paintEvent' }],
  ['an object that is no jCal', { ...stored[0], data: ['vevent', [], []] }],
  ['a time that is no number', { ...stored[0], at: 'now' }],
])('%s is no edit', (_, input) => {
  expect(readEdit(input)).toEqual({ ok: false, problem: 'unreadable' })
})

test('an older version is upgraded step by step', () => {
  const steps: readonly Upgrade[] = [
    ({ name, ...edit }) => ({ ...edit, title: name }),
    (edit) => ({ ...edit, colour: 'red' }),
  ]
  expect(upgraded({ version: 1, name: 'Tea' }, steps)).toEqual({
    ok: true,
    value: { version: 3, title: 'Tea', colour: 'red' },
  })
  expect(upgraded({ version: 2, title: 'Tea' }, steps)).toEqual({
    ok: true,
    value: { version: 3, title: 'Tea', colour: 'red' },
  })
  expect(upgraded({ version: 4 }, steps)).toEqual({ ok: false, problem: 'too-new' })
})
