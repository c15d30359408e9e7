import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { offerUndo, withdrawUndo } from './undo.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => {
  withdrawUndo()
  currentMessages().forEach(({ id }) => dismiss(id))
})

const texts = () => currentMessages().map(({ text }) => text)

test('the offer to undo the last edit goes with the next one', () => {
  offerUndo(
    () => 'Moved',
    () => 'Undo',
    vi.fn(),
  )
  offerUndo(
    () => 'Moved again',
    () => 'Undo',
    vi.fn(),
  )
  expect(texts()).toEqual(['Moved again'])
})

test('the offer is that of the edit made last, in whatever order edits are answered', () => {
  offerUndo(
    () => 'Moved again',
    () => 'Undo',
    vi.fn(),
    { madeAt: epochMs(2) },
  )
  offerUndo(
    () => 'Moved',
    () => 'Undo',
    vi.fn(),
    { madeAt: epochMs(1) },
  )
  const labels = currentMessages().map(({ text, action }) => [text, action?.label])
  expect(labels).toEqual([
    ['Moved again', 'Undo'],
    ['Moved', undefined],
  ])
})

test('an offer that is taken is gone', () => {
  const run = vi.fn()
  offerUndo(
    () => 'Moved',
    () => 'Undo',
    run,
  )
  currentMessages()[0]?.action?.run()
  expect(run).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

test('a message that stays is there after later edits, until it is withdrawn', () => {
  const withdraw = offerUndo(
    () => '5 events imported.',
    () => 'Undo',
    vi.fn(),
    { isLasting: true },
  )
  offerUndo(
    () => 'Moved',
    () => 'Undo',
    vi.fn(),
  )
  withdrawUndo()
  expect(texts()).toEqual(['5 events imported.'])
  withdraw()
  expect(texts()).toEqual([])
})
