import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { forgetWantedUndo, offerUndo, undoLast, withdrawUndo } from './undo.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => {
  withdrawUndo()
  currentMessages().forEach(({ id }) => dismiss(id))
})

const texts = () => currentMessages().map(({ text }) => text)

test('the last edit is undone once, even after its message has gone', () => {
  const run = vi.fn()
  offerUndo('Moved', 'Undo', run)
  currentMessages().forEach(({ id }) => dismiss(id))
  undoLast(false)
  expect(run).toHaveBeenCalledOnce()
  undoLast(false)
  expect(run).toHaveBeenCalledOnce()
  expect(texts()).toEqual(['Nothing to undo.'])
})

test('an edit that is being sent is undone as soon as it is saved', () => {
  const run = vi.fn()
  undoLast(true)
  expect(run).not.toHaveBeenCalled()
  expect(texts()).toEqual(['This will be undone as soon as it’s saved.'])
  offerUndo('Moved', 'Undo', run)
  expect(run).toHaveBeenCalledOnce()
})

test('after a rejected edit, undo takes the next one', () => {
  const run = vi.fn()
  undoLast(true)
  forgetWantedUndo()
  offerUndo('Moved', 'Undo', run)
  expect(run).not.toHaveBeenCalled()
  expect(texts().at(-1)).toBe('Moved')
})

test('a message that stays is undone after later edits, and stays until then', () => {
  const [undoImport, undoMove] = [vi.fn(), vi.fn()]
  offerUndo('5 events imported.', 'Undo', undoImport, { isLasting: true })
  offerUndo('Moved', 'Undo', undoMove)
  withdrawUndo()
  offerUndo('Moved again', 'Undo', undoMove)
  expect(texts()).toEqual(['5 events imported.', 'Moved again'])
  undoLast(false)
  expect(undoMove).toHaveBeenCalledOnce()
  expect(undoImport).not.toHaveBeenCalled()
  undoLast(false)
  expect(undoImport).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
  undoLast(false)
  expect(undoImport).toHaveBeenCalledOnce()
})
