import { expect, test } from 'vitest'
import { enqueued, unsaved } from '#domain/edits/pending/transitions.ts'
import { noPendingEdits, type PendingEdits } from '#domain/edits/pending/PendingEdits.ts'
import type { JCal } from '#contract/jcal.ts'
import { noDetails } from '../edits/pendingDetailsOf.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { changeEdit, storedOf } from '../edits/testing/edits.ts'
import { pendingChanges } from './pendingChanges.ts'

const waiting = (edits: PendingEdits<QueuedEdit, JCal>, id: string, object: string) => {
  const {
    sent,
    keys,
    snapshot,
    edits: queued,
  } = storedOf(
    changeEdit({ title: id }, { id, object: { userId: 'alice', calendarId: 'work', eventId: object } }),
  )
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
  ].reduce((all, [id = '', object = '']) => waiting(all, id, object), noPendingEdits<QueuedEdit, JCal>())
  const held = new Map([['first', 'guests']] as const)
  expect(kinds(stateOf(edits), { ...noDetails, held })).toEqual([
    'first held',
    'second behind',
    'other unsaved',
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
