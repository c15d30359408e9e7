import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import type { EventChange } from '../event/writeJCal.ts'
import { dailyChoir } from '../testing/dailyChoir.ts'
import { applyEdit } from './applyEdit.ts'
import type { ChangeEvent, EventEdit } from './Edit.ts'
import { invertEdit } from './invertEdit.ts'
import { mergeEdits } from './mergeEdits.ts'
import { keyOf } from './ObjectName.ts'
import { epochMs } from '../time/units.ts'

const object = { userId: 'alice', calendarId: 'work', eventId: 'choir' }
const base = dailyChoir([
  'attendee',
  { partstat: 'NEEDS-ACTION' },
  'cal-address',
  'mailto:bob@kalends.example',
])
const when = (hour: string) =>
  ({
    kind: 'timed',
    start: `2027-03-15T${hour}:00:00`,
    end: `2027-03-15T${hour}:45:00`,
    zone: 'Europe/Paris',
  }) as const
const head = { version: 1, id: 'a', at: epochMs(Date.UTC(2027, 2, 1)), object, title: 'Choir' } as const
const change = (patch: EventChange): ChangeEvent => ({
  ...head,
  kind: 'changeEvent',
  baseVersion: { data: base, etag: '"1"' },
  occurrence: null,
  scope: 'all',
  splitId: 'choir-2',
  patch,
})

function after(edit: EventEdit, jcal: JCal | null): JCal | null {
  const applied = applyEdit(edit, { events: new Map([[keyOf(object), jcal]]), calendars: new Map() })
  if (!applied.ok) throw new Error(applied.problem)
  return applied.value.events.get(keyOf(object)) ?? null
}
const stored = (edit: EventEdit) => {
  const data = after(edit, base)
  return data && { data, etag: '"2"' }
}
const conflictsOf = (theirs: EventEdit, mine: EventEdit) => {
  const merged = mergeEdits(base, stored(theirs), mine)
  return merged.ok ? [] : merged.conflicts.map(({ group }) => group)
}

test('mine is applied over theirs if they changed something else', () => {
  const theirs = stored(change({ location: 'Here' }))
  const merged = mergeEdits(base, theirs, change({ title: 'Tea' }))
  expect(merged.ok && merged.edit?.baseVersion).toBe(theirs)
  const text = JSON.stringify(merged.ok && merged.edit && theirs && after(merged.edit, theirs.data))
  expect([text.includes('Here'), text.includes('Tea')]).toEqual([true, true])
})

test('what both changed differently is shown as base, theirs and mine', () => {
  const merged = mergeEdits(base, stored(change({ title: 'Cake' })), change({ title: 'Tea' }))
  const titles = merged.ok
    ? []
    : merged.conflicts.map(({ base: was, theirs, mine }) =>
        [was, theirs, mine].map((each) => each?.properties[0]?.[3]),
      )
  expect(titles).toEqual([['Choir', 'Cake', 'Tea']])
})

test('times, their rule and single occurrences are one group', () => {
  expect(conflictsOf(change({ when: when('10') }), change({ when: when('11') }))).toEqual(['times'])
  const deletion = {
    ...change({}),
    kind: 'deleteEvent',
    occurrence: '2027-03-17T15:00:00Z',
    scope: 'this',
  } as const
  expect(conflictsOf(deletion, change({ when: when('11') }))).toEqual(['times'])
})

test('a series that both moved in the same way is not moved twice, and the rest of mine is kept', () => {
  const merged = mergeEdits(
    base,
    stored(change({ when: when('10') })),
    change({ when: when('10'), title: 'Tea' }),
  )
  expect(merged.ok && merged.edit?.kind === 'changeEvent' && merged.edit.patch).toEqual({ title: 'Tea' })
})

test("a guest's answer to the old time does not prevent moving the event: they are asked again", () => {
  const answer = {
    ...change({}),
    kind: 'answerInvitation',
    attendee: 'bob@kalends.example',
    answer: 'accepted',
  } as const
  expect(conflictsOf(answer, change({ when: when('11') }))).toEqual([])
})

test("an undo that would remove a guest's answer is a conflict, and one of another property is not", () => {
  const answer = {
    ...change({}),
    kind: 'answerInvitation',
    attendee: 'bob@kalends.example',
    answer: 'accepted',
  } as const
  const groupsAfter = (mine: EventEdit) => {
    const objects = { events: new Map([[keyOf(object), base]]), calendars: new Map() }
    const undo = invertEdit(mine, objects, { id: 'b', at: head.at })
    const [left, theirs] = [after(mine, base), after(answer, after(mine, base))]
    if (!undo.ok || undo.value.kind !== 'restoreEvents' || !theirs) throw new Error('it can be undone')
    const merged = mergeEdits(left, { data: theirs, etag: '"3"' }, undo.value)
    return merged.ok ? [] : merged.conflicts.map(({ group }) => group)
  }
  expect(groupsAfter({ ...answer, answer: 'declined' })).toEqual(['guests'])
  expect(groupsAfter(change({ title: 'Tea' }))).toEqual([])
})

test('what they deleted is not changed, and what they changed is not deleted', () => {
  const deletion = { ...change({}), kind: 'deleteEvent' } as const
  expect(mergeEdits(base, null, change({ title: 'Tea' })).ok).toBe(false)
  expect(conflictsOf(change({ title: 'Tea' }), deletion)).toEqual(['title'])
  expect(mergeEdits(base, null, deletion)).toEqual({ ok: true, edit: null })
})

test('a series that both split is not merged: there would be two second halves', () => {
  const split = {
    ...change({ title: 'Tea' }),
    occurrence: '2027-03-17T15:00:00Z',
    scope: 'following',
  } as const
  expect(conflictsOf(split, split)).toEqual(['times'])
})
