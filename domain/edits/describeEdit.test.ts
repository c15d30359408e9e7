import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { describeEdit } from './describeEdit.ts'
import type { Edit, MoveEvent } from './Edit.ts'
import { invertEdit } from './invertEdit.ts'
import { keyOf } from './ObjectName.ts'
import { epochMs } from '../time/units.ts'

const head = { version: 1, id: 'a', at: epochMs(0) } as const
const object = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const calendar = { userId: 'alice', calendarId: 'work' }
const tea: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'tea']], []]]]
const ofEvent = { ...head, object, title: 'Tea', baseVersion: { data: tea, etag: null } }
const inSeries = { occurrence: null, scope: 'all' } as const
const from = { kind: 'timed', start: epochMs(0), end: epochMs(60_000), zone: 'UTC' } as const
const move: MoveEvent = {
  kind: 'moveEvent',
  ...ofEvent,
  ...inSeries,
  splitId: 'b',
  from,
  to: from,
  viewZone: 'UTC',
}
const remove: Edit = { kind: 'deleteEvent', ...ofEvent, ...inSeries }

test.each<readonly [string, Edit, object]>([
  ['a new event', { kind: 'createEvent', ...ofEvent, data: tea }, { name: 'created', title: 'Tea' }],
  [
    'a changed event by its new title',
    { kind: 'changeEvent', ...ofEvent, ...inSeries, splitId: 'b', patch: { title: 'Cake' } },
    { name: 'changed', title: 'Cake' },
  ],
  [
    'a moved event',
    { ...move, to: { ...from, start: epochMs(60_000), end: epochMs(120_000) } },
    { name: 'moved', title: 'Tea', from, viewZone: 'UTC' },
  ],
  ['a longer event', { ...move, to: { ...from, end: epochMs(120_000) } }, { name: 'resized', title: 'Tea' }],
  [
    'an event that lasts all day now',
    { ...move, to: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' } },
    { name: 'resized' },
  ],
  [
    'an event in another calendar',
    {
      kind: 'moveToCalendar',
      ...ofEvent,
      to: { ...calendar, calendarId: 'home' },
      occurrence: null,
      patch: {},
    },
    { name: 'movedToCalendar', title: 'Tea', calendarId: 'home' },
  ],
  ['a deleted event', remove, { name: 'deleted', title: 'Tea', scope: 'all' }],
  [
    'an answer',
    { kind: 'answerInvitation', ...ofEvent, occurrence: null, attendee: 'a', answer: 'declined' },
    { name: 'answered', title: 'Tea', answer: 'declined' },
  ],
  [
    'an import',
    { kind: 'importEvents', ...head, calendar, events: [{ eventId: 'tea', data: tea }] },
    { name: 'imported', count: 1 },
  ],
  [
    'a new calendar',
    { kind: 'createCalendar', ...head, userId: 'alice', properties: { id: 'home', 'dav:name': 'Home' } },
    { name: 'calendarCreated', title: 'Home' },
  ],
  [
    'a changed calendar',
    { kind: 'changeCalendar', ...head, calendar, title: 'Work', patch: {} },
    { name: 'calendarChanged', title: 'Work' },
  ],
  [
    'a deleted calendar',
    { kind: 'deleteCalendar', ...head, calendar, title: 'Work' },
    { name: 'calendarDeleted', title: 'Work' },
  ],
])('%s is described', (_, edit, description) => {
  expect(describeEdit(edit)).toMatchObject(description)
})

test('an undo is described by what it undoes, and so is a redo', () => {
  const objects = { events: new Map([[keyOf(object), tea]]), calendars: new Map() }
  const undo = invertEdit(remove, objects, { id: 'b', at: epochMs(1) })
  const of = { name: 'deleted', title: 'Tea', scope: 'all' }
  expect(undo.ok && describeEdit(undo.value)).toEqual({ name: 'undone', of })
  const gone = { events: new Map([[keyOf(object), null]]), calendars: new Map() }
  const redo = undo.ok ? invertEdit(undo.value, gone, { id: 'c', at: epochMs(2) }) : undo
  expect(redo.ok && describeEdit(redo.value)).toEqual({ name: 'redone', of })
})
