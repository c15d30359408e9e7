import { expect, test } from 'vitest'
import { shortcutFor, type Press } from './shortcutFor.ts'

const help = { key: '?' }
const today = { key: 't' }

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  isTyping: false,
  ...more,
})

test('a key asks for its shortcut', () => {
  expect(shortcutFor(press('t'), [help, today])).toBe(today)
})

test('a key without a shortcut on this page asks for nothing', () => {
  expect(shortcutFor(press('t'), [help])).toBeNull()
})

test('a key that is typed into a field is text', () => {
  expect(shortcutFor(press('t', { isTyping: true }), [today])).toBeNull()
})

test('a key of the browser stays the browser’s', () => {
  expect(shortcutFor(press('t', { ctrlKey: true }), [today])).toBeNull()
  expect(shortcutFor(press('t', { metaKey: true }), [today])).toBeNull()
  expect(shortcutFor(press('t', { altKey: true }), [today])).toBeNull()
})

const undo = { key: 'z', holding: 'Ctrl' } as const
const next = { key: 'F6', isHeardEverywhere: true } as const
const previous = { key: 'F6', holding: 'Shift', isHeardEverywhere: true } as const

test('a shortcut with Ctrl is one with Cmd, whatever the case, and none with Shift', () => {
  expect(shortcutFor(press('z', { ctrlKey: true }), [undo])).toBe(undo)
  expect(shortcutFor(press('Z', { metaKey: true }), [undo])).toBe(undo)
  expect(shortcutFor(press('z'), [undo])).toBeNull()
  expect(shortcutFor(press('Z', { ctrlKey: true, shiftKey: true }), [undo])).toBeNull()
})

test('with Ctrl and Shift, a shortcut is another one', () => {
  const redo = { key: 'z', holding: 'CtrlShift' } as const
  expect(shortcutFor(press('Z', { metaKey: true, shiftKey: true }), [undo, redo])).toBe(redo)
  expect(shortcutFor(press('z', { ctrlKey: true }), [redo, undo])).toBe(undo)
  expect(shortcutFor(press('Z', { shiftKey: true }), [undo, redo])).toBeNull()
})

test('in a field Undo is the field’s own', () => {
  expect(shortcutFor(press('z', { ctrlKey: true, isTyping: true }), [undo])).toBeNull()
})

test('a key that types nothing is heard in fields and dialogs too, with Shift and without', () => {
  expect(shortcutFor(press('F6', { isTyping: true }), [previous, next])).toBe(next)
  expect(shortcutFor(press('F6', { shiftKey: true }), [next, previous])).toBe(previous)
})

test('a sign that is typed with Shift is a shortcut all the same', () => {
  expect(shortcutFor(press('?', { shiftKey: true }), [help])).toBe(help)
})
