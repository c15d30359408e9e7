import { expect, test } from 'vitest'
import { actionFor, type Press } from './actionFor.ts'
import { parseKeys } from './Key.ts'
import { pressedKey } from './pressedKey.ts'

const help = { keys: [{ key: '?' }] }
const today = { keys: [{ key: 't' }] }

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
  expect(actionFor(press('t'), [help, today])).toBe(today)
})

test('a key without a shortcut on this page asks for nothing', () => {
  expect(actionFor(press('t'), [help])).toBeNull()
})

test('a key that is typed into a field is text', () => {
  expect(actionFor(press('t', { isTyping: true }), [today])).toBeNull()
})

test('a key of the browser stays the browser’s', () => {
  expect(actionFor(press('t', { ctrlKey: true }), [today])).toBeNull()
  expect(actionFor(press('t', { metaKey: true }), [today])).toBeNull()
  expect(actionFor(press('t', { altKey: true }), [today])).toBeNull()
})

const undo = { keys: [{ key: 'z', holding: 'Ctrl' }] } as const
const next = { keys: [{ key: 'F6' }], isHeardEverywhere: true } as const
const previous = { keys: [{ key: 'F6', holding: 'Shift' }], isHeardEverywhere: true } as const

test('a shortcut with Ctrl is one with Cmd, whatever the case, and none with Shift', () => {
  expect(actionFor(press('z', { ctrlKey: true }), [undo])).toBe(undo)
  expect(actionFor(press('Z', { metaKey: true }), [undo])).toBe(undo)
  expect(actionFor(press('z'), [undo])).toBeNull()
  expect(actionFor(press('Z', { ctrlKey: true, shiftKey: true }), [undo])).toBeNull()
})

test('with Ctrl and Shift, a shortcut is another one', () => {
  const redo = { keys: [{ key: 'z', holding: 'CtrlShift' }] } as const
  expect(actionFor(press('Z', { metaKey: true, shiftKey: true }), [undo, redo])).toBe(redo)
  expect(actionFor(press('z', { ctrlKey: true }), [redo, undo])).toBe(undo)
  expect(actionFor(press('Z', { shiftKey: true }), [undo, redo])).toBeNull()
})

test('in a field Undo is the field’s own', () => {
  expect(actionFor(press('z', { ctrlKey: true, isTyping: true }), [undo])).toBeNull()
})

test('a key that types nothing is heard in fields and dialogs too, with Shift and without', () => {
  expect(actionFor(press('F6', { isTyping: true }), [previous, next])).toBe(next)
  expect(actionFor(press('F6', { shiftKey: true }), [next, previous])).toBe(previous)
})

test('a sign that is typed with Shift is a shortcut all the same', () => {
  expect(actionFor(press('?', { shiftKey: true }), [help])).toBe(help)
})

test('a capital letter is its letter with Shift, and no other key', () => {
  const accept = { keys: parseKeys('Shift+y') }
  const capital = press('Y', { shiftKey: true })
  expect(actionFor(capital, [{ keys: parseKeys('y') }, accept])).toBe(accept)
  expect(actionFor(press('y'), [accept])).toBeNull()
  expect(parseKeys('Y')).toEqual(parseKeys('Shift+y'))
  expect(pressedKey(capital)).toEqual({ key: 'y', holding: 'Shift' })
  expect(pressedKey(press('?', { shiftKey: true }))).toEqual({ key: '?' })
})

test('on a keyboard of another script a shortcut is where its Latin letter is', () => {
  expect(actionFor(press('ئ', { ctrlKey: true, code: 'KeyZ' }), [undo])).toBe(undo)
  expect(actionFor(press('ف', { code: 'KeyT' }), [help, today])).toBe(today)
  expect(actionFor(press('ف', { code: 'KeyT', isTyping: true }), [today])).toBeNull()
})

test('a letter that was chosen for a shortcut is that one, wherever it is', () => {
  const own = { keys: parseKeys('ف') }
  expect(actionFor(press('ف', { code: 'KeyT' }), [today, own])).toBe(own)
})

test('Caps Lock changes no shortcut', () => {
  expect(actionFor(press('T', { code: 'KeyT' }), [today])).toBe(today)
})

test('on a day a capital letter and one of another script begin an event, but not with Ctrl', () => {
  expect(actionFor(press('ف', { code: 'KeyT', isOnDay: true }), [today])).toBeNull()
  expect(actionFor(press('T', { code: 'KeyT', isOnDay: true }), [today])).toBeNull()
  expect(actionFor(press('ئ', { ctrlKey: true, code: 'KeyZ', isOnDay: true }), [undo])).toBe(undo)
})
