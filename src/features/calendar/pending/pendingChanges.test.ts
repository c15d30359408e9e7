import { expect, test } from 'vitest'
import { enqueued, unsaved } from '#domain/edits/pending/transitions.ts'
import { noPendingEdits, type PendingEdits } from '#domain/edits/pending/PendingEdits.ts'
import type { JCal } from '#contract/jcal.ts'
import { noDetails } from '../edits/pendingDetailsOf.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { changeEdit, storedOf } from '../edits/testing/edits.ts'
import { pendingChanges } from './pendingChanges.ts'

const object = { userId: 'alice', calendarId: 'work' }

const waiting = (edits: PendingEdits<QueuedEdit, JCal>, id: string, eventId: string) => {
  const {
    sent,
    keys,
    snapshot,
    edits: queued,
  } = storedOf(changeEdit({ title: id }, { id, object: { ...object, eventId } }))
  return unsaved(enqueued(edits, { id, edits: queued, keys, snapshot, sent, state: 'saving' }), id)
}
const stateOf = (edits: PendingEdits<QueuedEdit, JCal>) => ({ edits, apply: () => [], trouble: null })
const kinds = (...given: Parameters<typeof pendingChanges>) =>
  pendingChanges(...given).map(({ id, state }) => `${id} ${state.kind}`)

test('only an edit on top of a held one waits behind it', () => {
  const edits = [
    ['first', 'tea'],
    ['second', 'tea'],
    ['other', 'cake'],
  ].reduce((all, [id = '', eventId = '']) => waiting(all, id, eventId), noPendingEdits<QueuedEdit, JCal>())
  const held = new Map([['first', 'guests']] as const)
  expect(kinds(stateOf(edits), { ...noDetails, held })).toEqual([
    'first held',
    'second behind',
    'other unsaved',
  ])
})

test('what is made on top of an edit that could not be sent is not on its way', () => {
  const onTop = (edits: PendingEdits<QueuedEdit, JCal>, id: string) => {
    const stored = storedOf(changeEdit({ title: id }, { id, object: { ...object, eventId: 'tea' } }))
    return enqueued(edits, { ...stored, state: 'saving' })
  }
  const edits = ['second', 'third'].reduce(onTop, waiting(noPendingEdits(), 'first', 'tea'))
  const all = enqueued(edits, {
    ...storedOf(changeEdit({ title: 'Cake' }, { id: 'other' })),
    state: 'saving',
  })
  expect(pendingChanges(stateOf(all), noDetails).map(({ id, state }) => [id, state])).toEqual([
    ['first', { kind: 'unsaved' }],
    ['second', { kind: 'behind', what: 'unsaved' }],
    ['third', { kind: 'behind', what: 'unsaved' }],
    ['other', { kind: 'saving' }],
  ])
})

test('rejected ones come last, with the reason', () => {
  const rejected = [storedOf(changeEdit({ title: 'Tea' }, { id: 'tea' }), { rejectedFor: 'forbidden' })]
  const edits = waiting(noPendingEdits(), 'cake', 'cake')
  const changes = pendingChanges(stateOf(edits), { ...noDetails, rejected, stored: new Set(['tea']) })
  expect(changes.map(({ id, isStored, state }) => ({ id, isStored, state }))).toEqual([
    { id: 'cake', isStored: false, state: { kind: 'unsaved' } },
    { id: 'tea', isStored: true, state: { kind: 'rejected', failure: 'forbidden' } },
  ])
})
