import { expect, test } from 'vitest'
import type { EventEdit } from '#domain/edits/Edit.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { newDraft } from '../../editor/newDraft.ts'
import { savedPlace } from './savedPlace.ts'
import { epochMs, localMs } from '#domain/time/units.ts'

const zone = 'Europe/Paris'
const times = { start: '2027-03-15T23:30', end: '2027-03-16T00:30' }
const draft = newDraft(times, {
  date: '2027-03-15',
  now: localMs(0),
  zone: 'Europe/London',
  calendarId: 'work',
})
const data = newJCal(draft, { uid: 'tea', now: epochMs(0) })
const object = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const head = { version: 1, id: 'one', at: epochMs(0), title: 'Tea', baseVersion: null } as const
const name = { userId: 'alice', calendarId: 'work', eventId: 'tea', occurrence: null }

test('a new event is on the day it begins on in the zone of the person', () => {
  const edit: EventEdit = { ...head, kind: 'createEvent', object, data }
  expect(savedPlace(edit, data, zone)).toEqual({ ...name, date: '2027-03-16' })
})

test('an event with a new title is where it was', () => {
  const inSeries = { occurrence: null, scope: 'all', splitId: 'two' } as const
  const edit: EventEdit = { ...head, kind: 'changeEvent', object, ...inSeries, patch: { title: 'Cake' } }
  expect(savedPlace(edit, data, zone)).toEqual({ ...name, date: '2027-03-16' })
})

test('only the edited occurrence of a series is looked for', () => {
  const when = { kind: 'allDay', first: '2027-04-01', last: '2027-04-02' } as const
  const inSeries = { occurrence: '2027-03-15', scope: 'this', splitId: 'two' } as const
  const edit: EventEdit = { ...head, kind: 'changeEvent', object, ...inSeries, patch: { when } }
  expect(savedPlace(edit, null, zone)).toEqual({ ...name, occurrence: '2027-03-15', date: '2027-04-01' })
})

test('an event that repeats begins with a day of its rule', () => {
  const when = { kind: 'allDay', first: '2027-03-13', last: '2027-03-13' } as const
  const inSeries = { occurrence: null, scope: 'all', splitId: 'two' } as const
  const patch = { when, repeats: { every: 'weekday', end: { kind: 'never' } } } as const
  const edit: EventEdit = { ...head, kind: 'changeEvent', object, ...inSeries, patch }
  expect(savedPlace(edit, null, zone)).toEqual({ ...name, date: '2027-03-15' })
})

test('an event that moved to another calendar is there', () => {
  const to = { userId: 'alice', calendarId: 'home' }
  const edit: EventEdit = { ...head, kind: 'moveToCalendar', object, to, occurrence: null, patch: {} }
  expect(savedPlace(edit, data, zone)).toEqual({ ...name, calendarId: 'home', date: '2027-03-16' })
})

test('a deleted event is nowhere', () => {
  const edit: EventEdit = { ...head, kind: 'deleteEvent', object, occurrence: null, scope: 'all' }
  expect(savedPlace(edit, null, zone)).toBeNull()
})
