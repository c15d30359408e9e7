import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropped, enqueued, unsaved } from '#domain/edits/pending/transitions.ts'
import { pendingDetailsOf } from '../edits/pendingDetailsOf.ts'
import { changeEdit } from '../edits/testing/edits.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { untilSent } from './untilSent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A tab in which one change is on its way, and a caller that waits for it. */
function waiting() {
  const client = new QueryClient()
  const [edits, details] = [pendingEditsOf(client), pendingDetailsOf(client)]
  const queued = changeEdit({ title: 'Tea' })
  const { id } = queued.edit
  const now = () => edits.current().edits
  edits.change({
    edits: enqueued(now(), {
      id,
      edits: [queued],
      keys: ['a'],
      snapshot: [null],
      sent: null,
      state: 'saving',
    }),
  })
  details.change({ stored: new Set([id]) })
  let isOver = false
  const over = untilSent(client).then(() => (isOver = true))
  return { id, edits, details, now, over, isOver: () => vi.advanceTimersByTimeAsync(100).then(() => isOver) }
}

test('waits until the service has acknowledged a change and the device has deleted it', async () => {
  const { id, edits, details, now, over, isOver } = waiting()
  expect(await isOver()).toBe(false)
  edits.change({ edits: dropped(now(), id) })
  expect(await isOver()).toBe(false)
  details.change({ stored: new Set() })
  await over
})

test('does not wait for what cannot be sent now', async () => {
  const { id, edits, now, over } = waiting()
  edits.change({ edits: unsaved(now(), id) })
  await over
})

test('waits for a service that is busy for a moment', async () => {
  const { id, edits, details, now, over, isOver } = waiting()
  edits.change({ edits: unsaved(now(), id), trouble: 'unavailable' })
  expect(await isOver()).toBe(false)
  edits.change({ edits: dropped(now(), id), trouble: null })
  details.change({ stored: new Set() })
  await over
})

test('does not wait longer than a person would', async () => {
  const { over, isOver } = waiting()
  expect(await isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  await over
})

test('does not wait if nothing is on its way', async () => {
  await untilSent(new QueryClient())
})
