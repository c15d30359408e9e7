import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { addMs, dayMs, epochMs } from '../../time/units.ts'
import type { Edit, RestoreEvents } from '../Edit.ts'
import {
  current,
  maxEntries,
  nextRedo,
  nextUndo,
  historyProblem,
  recorded,
  toggled,
  withTrueInverse,
  withinCalendars,
  without,
} from './history.ts'
import type { History, HistoryEntry } from './HistoryEntry.ts'
import { readHistoryEntry } from './readHistoryEntry.ts'
import { reversed } from './reversed.ts'

const start = epochMs(Date.UTC(2027, 2, 15))
const called = (title: string, place: string): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'tea'],
        ['summary', {}, 'text', title],
        ['location', {}, 'text', place],
      ],
      [],
    ],
  ],
]

/** What undoes a change of an event. */
const undoing = (
  eventId: string,
  from: JCal | null,
  to: JCal | null,
  calendarId = 'work',
): RestoreEvents => ({
  kind: 'restoreEvents',
  version: 1,
  id: 'u',
  at: start,
  baseVersion: 'latest',
  direction: 'undo',
  of: { name: 'changed', title: 'Tea' },
  objects: [{ object: { userId: 'alice', calendarId, eventId }, from, to }],
})
const retitled = (eventId: string) => undoing(eventId, called('Tea', ''), called('Cake', ''))
const relocated = (eventId: string) => undoing(eventId, called('Tea', 'Roof'), called('Tea', ''))

const done = (history: History, id: string, inverse: Edit | null, at = start): History =>
  recorded(history, { id, at, description: { name: 'changed', title: id }, inverse })

function toggledIn(history: History, id: string): History {
  const { inverse } = entryIn(history, id)
  return toggled(history, id, inverse?.kind === 'restoreEvents' ? reversed(inverse) : inverse)
}

function entryIn(history: History, id: string): HistoryEntry {
  const entry = history.find((each) => each.id === id)
  if (!entry) throw new Error(`there is no ${id}`)
  return entry
}

const idsOf = (history: History) => history.map(({ id }) => id)

test('what was done last is undone first, and redone last', () => {
  const two = done(done([], 'a', retitled('tea')), 'b', relocated('tea'))
  expect(nextUndo(two)?.id).toBe('b')
  expect(nextRedo(two)).toBeNull()
  const one = toggledIn(two, 'b')
  expect([nextUndo(one)?.id, nextRedo(one)?.id]).toEqual(['a', 'b'])
  const none = toggledIn(one, 'a')
  expect([nextUndo(none), nextRedo(none)?.id]).toEqual([null, 'a'])
  expect(nextRedo(toggledIn(none, 'a'))?.id).toBe('b')
})

test('an entry waits for a later one of the same property, not for one of another', () => {
  const history = done(done(done([], 'a', retitled('tea')), 'b', relocated('tea')), 'c', retitled('tea'))
  expect(historyProblem(history, entryIn(history, 'a'))).toMatchObject({
    reason: 'changed-later',
    by: { id: 'c' },
  })
  expect(historyProblem(history, entryIn(history, 'b'))).toBeNull()
  const undone = toggledIn(toggledIn(history, 'c'), 'a')
  expect(historyProblem(undone, entryIn(undone, 'c'))).toMatchObject({
    reason: 'undone-before',
    by: { id: 'a' },
  })
})

test('a deleted event has everything before it in common', () => {
  const history = done(done([], 'a', retitled('tea')), 'b', undoing('tea', null, called('Tea', '')))
  expect(historyProblem(history, entryIn(history, 'a'))).toMatchObject({ reason: 'changed-later' })
})

test('what is in a new calendar goes before it', () => {
  const calendar = { userId: 'alice', calendarId: 'new' }
  const created: Edit = { kind: 'deleteCalendar', version: 1, id: 'u', at: start, calendar, title: 'New' }
  const history = done(done([], 'a', created), 'b', undoing('tea', called('Tea', ''), null, 'new'))
  expect(historyProblem(history, entryIn(history, 'a'))).toMatchObject({
    reason: 'changed-later',
    by: { id: 'b' },
  })
})

test('without an inverse there is no way back', () => {
  const history = done([], 'a', null)
  expect(historyProblem(history, entryIn(history, 'a'))).toEqual({ reason: 'irreversible' })
})

test('something else done since ends Redo, but not the way back in the list', () => {
  const history = done(toggledIn(done([], 'a', retitled('tea')), 'a'), 'b', retitled('cake'))
  expect(nextRedo(history)).toBeNull()
  expect(historyProblem(history, entryIn(history, 'a'))).toBeNull()
})

test('what was undone leaves when the same is changed, and so does what was done on top of it', () => {
  const two = done(done([], 'a', retitled('tea')), 'b', undoing('tea', called('Tea', 'Roof'), null))
  const none = toggledIn(toggledIn(two, 'b'), 'a')
  expect(idsOf(done(none, 'c', retitled('tea')))).toEqual(['c'])
  expect(idsOf(without(none, 'a'))).toEqual([])
})

test('fifty entries are listed, for thirty days', () => {
  const all = Array.from({ length: maxEntries + 5 }).reduce<History>(
    (history, _, index) => done(history, `${index}`, retitled(`${index}`)),
    [],
  )
  expect(all.length).toBe(maxEntries)
  expect(all[0]?.id).toBe('5')
  expect(current(all, addMs(start, 30 * dayMs))).toBe(all)
  expect(current(all, addMs(start, 30 * dayMs + 1))).toEqual([])
})

test('entries of a calendar that can no longer be read leave', () => {
  const inTravel = undoing('tea', called('Tea', ''), null, 'travel')
  const history = done(done([], 'a', retitled('tea')), 'b', inTravel)
  expect(idsOf(withinCalendars(history, (name) => name === 'alice/work'))).toEqual(['a'])
  expect(withinCalendars(history, () => true)).toBe(history)
})

test('an entry from JSON is the same; anything else is none', () => {
  const [entry] = done([], 'a', retitled('tea'))
  expect(readHistoryEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  expect(readHistoryEntry({ ...entry, inverse: { version: 9 } })).toBeNull()
  expect(readHistoryEntry(null)).toBeNull()
})

test('once guests are told of an event, what they were not told of before is not undone in silence', () => {
  const silently = (inverse: RestoreEvents): RestoreEvents => ({
    ...inverse,
    telling: { isSilent: true, note: '' },
  })
  const tellingsOf = (history: History) => history.map(({ inverse }) => inverse?.telling?.isSilent)
  const moved = done(done([], 'a', silently(retitled('tea'))), 'b', silently(retitled('cake')))
  expect(tellingsOf(done(moved, 'c', silently(relocated('tea'))))).toEqual([true, true, true])
  const told = done(moved, 'c', relocated('tea'))
  expect(tellingsOf(told)).toEqual([undefined, true, undefined])
  // The answer of the service says nothing of what was told since.
  expect(tellingsOf(withTrueInverse(told, 'a', silently(retitled('tea'))))).toEqual([
    undefined,
    true,
    undefined,
  ])
  expect(tellingsOf(withTrueInverse(moved, 'a', silently(retitled('tea'))))).toEqual([true, true])
})

test('what was undone in silence is redone in silence, and guests are told of what is done when it is told', () => {
  const silent = { isSilent: true, note: '' } as const
  const silently = (inverse: RestoreEvents): RestoreEvents => ({ ...inverse, telling: silent })
  const told = done([], 'a', relocated('tea'))
  const undone = toggledIn(done(told, 'b', silently(retitled('tea'))), 'b')
  expect(toggledIn(undone, 'a').map(({ inverse }) => inverse?.telling)).toEqual([undefined, silent])
  const both = done(toggledIn(told, 'a'), 'b', silently(retitled('tea')))
  expect(toggledIn(both, 'a').map(({ inverse }) => inverse?.telling)).toEqual([undefined, undefined])
})
