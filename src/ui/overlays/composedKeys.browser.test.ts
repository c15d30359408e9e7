import { afterEach, expect, test, vi } from 'vitest'
import './composedKeys.ts'

afterEach(() => document.body.replaceChildren())

const heard = (place: HTMLElement, init: KeyboardEventInit) => {
  const onKeyDown = vi.fn<() => void>()
  document.body.append(place)
  const listening = new AbortController()
  for (const target of [place, document])
    target.addEventListener('keydown', onKeyDown, { signal: listening.signal })
  place.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  listening.abort()
  return onKeyDown.mock.calls.length
}

const field = () => document.createElement('input')

test.each(['Enter', 'Escape', 'ArrowDown'])('%s that an input method takes is heard by nobody', (key) => {
  expect(heard(field(), { key, isComposing: true })).toBe(0)
  // As Safari says it: after the end of the composition.
  expect(heard(field(), { key, keyCode: 229 })).toBe(0)
})

test('the same keys are heard without one', () => {
  expect(heard(field(), { key: 'Enter', keyCode: 13 })).toBe(2)
})

test('an editor of formatted text hears the keys of what it composes', () => {
  const editor = document.createElement('div')
  editor.contentEditable = 'true'
  expect(heard(editor, { key: 'Enter', isComposing: true })).toBe(2)
})
