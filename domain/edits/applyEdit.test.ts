import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { applyEdit } from './applyEdit.ts'
import type { ChangeEvent, Edit, MoveEvent } from './Edit.ts'
import { invertEdit } from './invertEdit.ts'
import { calendarKey, keyOf } from './ObjectName.ts'
import type { CalendarProperties, Objects } from './Objects.ts'
import { epochMs } from '../time/units.ts'

const object = { userId: 'alice', calendarId: 'work', eventId: 'choir' }
const second = { ...object, eventId: 'choir-2' }
const calendar = { userId: 'alice', calendarId: 'work' }
const head = { version: 1, id: 'a', at: epochMs(Date.UTC(2027, 2, 1)) } as const

const choir = (start: string, ...more: JCal[1][number][]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'choir'],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', start],
        ['duration', {}, 'duration', 'PT1H'],
        ['summary', {}, 'text', 'Choir'],
        ...more,
      ],
      [],
    ],
  ],
]
const once = choir('2027-03-15T16:00:00')
const daily = choir('2027-03-15T16:00:00', ['rrule', {}, 'recur', { freq: 'DAILY' }])

const ofEvent = { ...head, object, title: 'Choir', baseVersion: { data: once, etag: '"1"' } }
const all = { occurrence: null, scope: 'all' } as const
const rename: ChangeEvent = {
  kind: 'changeEvent',
  ...ofEvent,
  ...all,
  splitId: 'choir-2',
  patch: { title: 'Tea' },
}
const to = {
  kind: 'timed',
  zone: null,
  start: epochMs(Date.UTC(2027, 2, 17, 8)),
  end: epochMs(Date.UTC(2027, 2, 17, 9)),
} as const
const move: MoveEvent = {
  kind: 'moveEvent',
  ...ofEvent,
  ...all,
  splitId: 'choir-2',
  from: to,
  to,
  viewZone: 'Europe/Paris',
}

const holding = (...events: readonly (readonly [typeof object, JCal | null])[]): Objects => ({
  events: new Map(events.map(([name, jcal]) => [keyOf(name), jcal])),
  calendars: new Map(),
})
const eventAt = (edit: Edit, objects: Objects, name = object): JCal | null | undefined | string => {
  const applied = applyEdit(edit, objects)
  return applied.ok ? applied.value.events.get(keyOf(name)) : applied.problem
}
const startsOf = (jcal: JCal | null | undefined | string) =>
  typeof jcal === 'object'
    ? jcal?.[2].map(([, properties]) => properties.find(([each]) => each === 'dtstart')?.[3])
    : jcal

test('a created object is stored, whatever was there', () => {
  const create = { kind: 'createEvent', ...ofEvent, baseVersion: null, data: once } as const
  expect(eventAt(create, holding())).toBe(once)
  expect(eventAt(create, holding([object, daily]))).toBe(once)
})

test('a change does not bring back what somebody deleted', () => {
  expect(eventAt(rename, holding([object, null]))).toBe('not-found')
})

test('a change without effect leaves the identical object', () => {
  expect(eventAt({ ...rename, patch: { title: 'Choir' } }, holding([object, once]))).toBe(once)
})

test('a split series is two objects, and the second has its own name', () => {
  const festival = { ...rename, occurrence: '2027-03-17T15:00:00Z', scope: 'following' } as const
  const objects = holding([object, daily])
  expect(startsOf(eventAt(festival, objects))).toEqual(['2027-03-15T16:00:00'])
  expect(startsOf(eventAt(festival, objects, second))).toEqual(['2027-03-17T16:00:00'])
})

test('an event that moves to another calendar is changed on the way', () => {
  const there = { ...calendar, calendarId: 'personal' }
  const edit: Edit = {
    kind: 'moveToCalendar',
    ...ofEvent,
    to: there,
    occurrence: null,
    patch: { title: 'Tea' },
  }
  expect(eventAt(edit, holding([object, once]))).toBeNull()
  expect(JSON.stringify(eventAt(edit, holding([object, once]), { ...object, ...there }))).toContain('Tea')
})

test('a deletion applies to whatever is there', () => {
  const remove: Edit = { kind: 'deleteEvent', ...ofEvent, ...all }
  expect(eventAt(remove, holding([object, choir('2027-03-16T10:00:00')]))).toBeNull()
  expect(eventAt(remove, holding([object, null]))).toBeNull()
})

test('a dragged event is where it was dropped, wherever it was meanwhile', () => {
  expect(startsOf(eventAt(move, holding([object, once])))).toEqual(['2027-03-17T09:00:00'])
  expect(startsOf(eventAt(move, holding([object, choir('2027-03-20T07:00:00')])))).toEqual([
    '2027-03-17T09:00:00',
  ])
})

test('a zone that does not exist is refused, and nothing throws', () => {
  expect(eventAt({ ...move, viewZone: 'Mars/Olympus' }, holding([object, once]))).toBe('unreadable')
  const when = {
    kind: 'timed',
    start: '2027-03-15T09:00',
    end: '2027-03-15T10:00',
    zone: 'Mars/Olympus',
  } as const
  expect(eventAt({ ...rename, patch: { when } }, holding([object, once]))).toBe('unreadable')
})

test('an answer is written only for the guest, and for one occurrence into an override', () => {
  const bob = ['attendee', { partstat: 'NEEDS-ACTION' }, 'cal-address', 'mailto:Bob@kalends.example'] as const
  const eve = ['attendee', {}, 'cal-address', 'mailto:eve@kalends.example'] as const
  const invited = choir('2027-03-15T16:00:00', ['rrule', {}, 'recur', { freq: 'DAILY' }], bob, eve)
  const answer = {
    kind: 'answerInvitation',
    ...ofEvent,
    attendee: 'bob@kalends.example',
    answer: 'accepted',
  } as const
  const statesIn = (occurrence: string | null) => {
    const jcal = eventAt({ ...answer, occurrence }, holding([object, invited]))
    if (!jcal || typeof jcal === 'string') return jcal
    return jcal[2].map(([, properties]) =>
      properties.flatMap(([name, { partstat }]) => (name === 'attendee' ? [partstat ?? null] : [])),
    )
  }
  expect(statesIn(null)).toEqual([['ACCEPTED', null]])
  expect(statesIn('2027-03-17T15:00:00Z')).toEqual([
    ['NEEDS-ACTION', null],
    ['ACCEPTED', null],
  ])
  expect(eventAt({ ...answer, occurrence: null, attendee: 'zoe' }, holding([object, invited]))).toBe(invited)
})

test('an import creates only missing objects, and its inverse removes only these', () => {
  const events = [
    { eventId: 'choir', data: daily },
    { eventId: 'choir-2', data: once },
  ]
  const edit: Edit = { kind: 'importEvents', ...head, calendar, events }
  const before = holding([object, once])
  expect([eventAt(edit, before), eventAt(edit, before, second)]).toEqual([once, once])
  const undo = invertEdit(edit, before, { id: 'b', at: head.at })
  const after = applyEdit(edit, before)
  if (!undo.ok || !after.ok) throw new Error('it can be undone')
  expect([eventAt(undo.value, after.value), eventAt(undo.value, after.value, second)]).toEqual([once, null])
})

test('undoing restores its own group if somebody changed another one', () => {
  const after = applyEdit(rename, holding([object, once]))
  const undo = invertEdit(rename, holding([object, once]), { id: 'b', at: head.at })
  if (!after.ok || !undo.ok) throw new Error('it can be undone')
  const theirs = applyEdit({ ...rename, patch: { location: 'Here' } }, after.value)
  const clash = applyEdit({ ...rename, patch: { title: 'Cake' } }, after.value)
  if (!theirs.ok || !clash.ok) throw new Error('they are applied')
  const text = JSON.stringify(eventAt(undo.value, theirs.value))
  expect([text.includes('Choir'), text.includes('Here'), text.includes('Tea')]).toEqual([true, true, false])
  expect(eventAt(undo.value, clash.value)).toBe('conflict')
})

const work: CalendarProperties = { 'dav:name': 'Work', 'apple:color': '#112233' }
const withCalendar = (properties: CalendarProperties | null): Objects => ({
  events: new Map([[keyOf(object), once]]),
  calendars: new Map([[calendarKey(calendar), properties]]),
})

test.each<readonly [string, CalendarProperties | null, Edit]>([
  [
    'a new calendar',
    null,
    {
      kind: 'createCalendar',
      ...head,
      userId: 'alice',
      properties: { id: 'work', 'dav:name': 'Work', 'apple:color': null },
    },
  ],
  [
    'a changed calendar',
    work,
    {
      kind: 'changeCalendar',
      ...head,
      calendar,
      title: 'Work',
      patch: { 'dav:name': 'Job', 'caldav:description': 'Mine' },
    },
  ],
])('%s is undone', (_, before, edit) => {
  const after = applyEdit(edit, withCalendar(before))
  const undo = invertEdit(edit, withCalendar(before), { id: 'b', at: epochMs(0) })
  if (!after.ok || !undo.ok) throw new Error('it can be undone')
  const undone = applyEdit(undo.value, after.value)
  expect(undone.ok && undone.value.calendars.get(calendarKey(calendar))).toEqual(before)
})

test('deleting a calendar deletes its events, and no edit restores it', () => {
  const remove: Edit = { kind: 'deleteCalendar', ...head, calendar, title: 'Work' }
  const after = applyEdit(remove, withCalendar(work))
  expect(after.ok && [...after.value.events.values(), ...after.value.calendars.values()]).toEqual([
    null,
    null,
  ])
  expect(invertEdit(remove, withCalendar(work), { id: 'b', at: epochMs(0) })).toEqual({
    ok: false,
    problem: 'irreversible',
  })
})
