import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { conflictsIn, mergedDraft, takenOver, withTheirs } from './mergeDraft.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { formOf } from './form/formOf.ts'

const zone = 'Europe/Paris'
const name = { userId: 'alice', calendarId: 'work', eventId: 'choir' }
const edited = { name, occurrence: null, zone, subject: 'choir' }

type Words = { readonly title?: string; readonly location?: string; readonly start?: string }

/** What is stored, in a version. */
function stored({ title = 'Choir', location, start = '16:00' }: Words, etag: string) {
  const place: readonly JCalProperty[] = location ? [['location', {}, 'text', location]] : []
  const properties: readonly JCalProperty[] = [
    ['uid', {}, 'text', 'choir'],
    ['dtstart', { tzid: zone }, 'date-time', `2027-03-15T${start}:00`],
    ['duration', {}, 'duration', 'PT1H'],
    ['summary', {}, 'text', title],
    ...place,
  ]
  const data: JCal = ['vcalendar', [], [['vevent', properties, []]]]
  return { data, baseVersion: { data, etag } }
}

/** A draft over the first version, with these changes typed. */
function draftWith(typed: Partial<StoredEventDraft['form']>): StoredEventDraft {
  const over = stored({}, '"1"')
  const before = draftOf(over.data, 'work')
  if (before === null) throw new Error('it has a time')
  const initial = formOf(before, zone)
  const head = { id: 'd', subject: 'choir', path: '/calendar', isOpen: true, at: 0 } as const
  return { kind: 'event', ...head, form: { ...initial, ...typed }, initial, over }
}

test('fields that only they changed are theirs, and what I typed stays', () => {
  const draft = draftWith({ title: 'Tea' })
  const theirs = stored({ location: 'Attic', start: '18:00' }, '"2"')
  expect(conflictsIn(draft, theirs, edited)).toEqual([])
  const merged = mergedDraft(draft, theirs, edited)
  expect(merged.form).toMatchObject({ title: 'Tea', location: 'Attic', startTime: '18:00', endTime: '19:00' })
  expect(merged.over).toBe(theirs)
  expect(takenOver(draft, merged)).toEqual(['times', 'location'])
})

test('a field that both changed is a conflict with both sides, and no other field is', () => {
  const conflicts = conflictsIn(
    draftWith({ title: 'Tea', location: 'Roof' }),
    stored({ title: 'Cake' }, '"2"'),
    edited,
  )
  expect(conflicts?.map(({ group, theirs, mine }) => [group, theirs.draft.title, mine?.draft.title])).toEqual(
    [['title', 'Cake', 'Tea']],
  )
})

test('a field that both changed in the same way is no conflict', () => {
  expect(conflictsIn(draftWith({ title: 'Tea' }), stored({ title: 'Tea' }, '"2"'), edited)).toEqual([])
})

test('time and repetition belong together: nobody gets the time of one side and the rule of the other', () => {
  const draft = draftWith({ repeats: 'day' })
  const theirs = stored({ start: '18:00' }, '"2"')
  expect(conflictsIn(draft, theirs, edited)?.map(({ group }) => group)).toEqual(['times'])
  expect(mergedDraft(draft, theirs, edited).form).toMatchObject({ startTime: '16:00', repeats: 'day' })
})

test('while half a time is typed, conflicts are unknown', () => {
  expect(conflictsIn(draftWith({ startTime: '1:' }), stored({ title: 'Cake' }, '"2"'), edited)).toBeNull()
})

test('a conflict has what both had before', () => {
  const [title] = conflictsIn(draftWith({ title: 'Tea' }), stored({ title: 'Cake' }, '"2"'), edited) ?? []
  expect(title?.base.draft.title).toBe('Choir')
})

const both = { title: 'Cake', location: 'Attic', start: '18:00' }

test.each([
  [[], { title: 'Tea', location: 'Roof', startTime: '17:00', endTime: '18:00' }],
  [['title'], { title: 'Cake', location: 'Roof', startTime: '17:00', endTime: '18:00' }],
  [['location', 'times'], { title: 'Tea', location: 'Attic', startTime: '18:00', endTime: '19:00' }],
  [['dates'], { title: 'Tea', location: 'Roof', startTime: '18:00', endTime: '19:00' }],
] as const)('of three conflicts theirs is chosen for %j, and mine for the others', (chosen, form) => {
  const draft = draftWith({ title: 'Tea', location: 'Roof', startTime: '17:00', endTime: '18:00' })
  const theirs = stored(both, '"2"')
  expect(conflictsIn(draft, theirs, edited)?.map(({ group }) => group)).toEqual([
    'times',
    'title',
    'location',
  ])
  const resolved = withTheirs(mergedDraft(draft, theirs, edited), chosen)
  expect(resolved.form).toMatchObject(form)
  expect(resolved.over).toBe(theirs)
})
