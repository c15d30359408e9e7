import { expect, test } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import type { Batch } from '#domain/edits/batch/Batch.ts'
import { editVersion, type DeleteEvent, type EventEdit } from '#domain/edits/Edit.ts'
import { epochMs } from '#domain/time/units.ts'
import { called, standUp } from '../../edits/testing/edits.ts'
import { concernOf } from './concernOf.ts'

const person = (name: string, who: string): JCalProperty => [
  name,
  {},
  'cal-address',
  `mailto:${who}@kalends.example`,
]
const meeting = called('Stand-up', person('organizer', 'alice'), person('attendee', 'bob'))
const deletion = (more: Partial<DeleteEvent> = {}): DeleteEvent => ({
  kind: 'deleteEvent',
  version: editVersion,
  id: 'one',
  at: epochMs(0),
  object: standUp,
  title: 'Stand-up',
  baseVersion: 'latest',
  occurrence: null,
  scope: 'all',
  ...more,
})
const concern = (edit: EventEdit, viewed = meeting) =>
  concernOf({ edit, snapshot: [viewed], origin: { path: '/calendar', zone: 'Europe/Paris' } }, () => [
    'alice@kalends.example',
  ])
const batch: Batch = { id: 'all', does: { name: 'delete' } }

test('a meeting that is deleted concerns its guests, alone or among others', () => {
  const cancelled = { kind: 'cancelled', guests: ['bob@kalends.example'], hasRoom: false }
  expect(concern(deletion())).toEqual(cancelled)
  expect(concern(deletion({ batch }))).toEqual(cancelled)
})

test('what was answered is not asked again', () => {
  expect(concern(deletion({ batch, telling: { isSilent: true, note: '' } }))).toBeNull()
})

test('a version with another time that is brought back concerns the guests, an undo has a question of its own', () => {
  const at = (start: string) =>
    called('Stand-up', person('organizer', 'alice'), person('attendee', 'bob'), [
      'dtstart',
      { tzid: 'Europe/Paris' },
      'date-time',
      start,
    ])
  const eight = at('2027-03-15T08:00:00')
  const nine = at('2027-03-15T09:00:00')
  const back = {
    kind: 'restoreEvents',
    version: editVersion,
    id: 'one',
    at: epochMs(0),
    baseVersion: 'latest',
    of: { name: 'changed', title: 'Stand-up' },
    objects: [{ object: standUp, from: nine, to: eight }],
  } as const
  expect(concern({ ...back, direction: 'redo' }, nine)).toMatchObject({ kind: 'moved' })
  expect(concern({ ...back, direction: 'undo' }, nine)).toBeNull()
})
