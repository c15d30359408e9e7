import { expect, test } from 'vitest'
import { shortcutFor, type Press } from './shortcutFor.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  isTyping: false,
  ...more,
})

test('a key asks for its shortcut', () => {
  expect(shortcutFor(press('t'), ['help', 'today'])).toBe('today')
})

test('a shortcut that is not on this page asks for nothing', () => {
  expect(shortcutFor(press('t'), ['help'])).toBeNull()
})

test('a key that is typed into a field is text', () => {
  expect(shortcutFor(press('t', { isTyping: true }), ['today'])).toBeNull()
})

test('a key of the browser stays the browser’s', () => {
  expect(shortcutFor(press('t', { ctrlKey: true }), ['today'])).toBeNull()
  expect(shortcutFor(press('t', { metaKey: true }), ['today'])).toBeNull()
  expect(shortcutFor(press('t', { altKey: true }), ['today'])).toBeNull()
})
