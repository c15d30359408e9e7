import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { currentMessages, dismiss } from '../messages/messages.ts'
import { inEnglish } from '../testing/inEnglish.tsx'
import { loadPart } from './loadPart.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

test('a loaded part is returned without a message', async () => {
  expect(await loadPart(async () => 'moveEvent', vi.fn())).toBe('moveEvent')
  expect(currentMessages()).toEqual([])
})

test('if a script cannot be fetched a message says so, and the action is tried again', async () => {
  const again = vi.fn()
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  expect(await loadPart(load, again)).toBeNull()
  const [message] = currentMessages()
  expect(message?.text).toBe('This couldn’t be loaded. Check your connection, then try again.')
  expect(message?.action?.label).toBe('Try again')
  message?.action?.run()
  expect(again).toHaveBeenCalledOnce()
})
