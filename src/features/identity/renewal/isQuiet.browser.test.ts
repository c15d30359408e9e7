import { afterEach, expect, test } from 'vitest'
import { isQuiet } from './isQuiet.ts'

afterEach(() => document.body.replaceChildren())

/** A page that nobody looks at, with this in it. */
function hiddenPage(html: string): Document {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = html
  Object.defineProperty(page, 'visibilityState', { value: 'hidden' })
  return page
}

test.each<[string, string, boolean]>([
  ['a calendar', '<main><button>New event</button><input type="checkbox" checked></main>', true],
  ['an empty field', '<input aria-label="Name">', true],
  ['something typed', '<input aria-label="Name" value="Sta">', false],
  ['something typed in a longer field', '<textarea>Half a sen</textarea>', false],
  ['an open dialog', '<section role="dialog"></section>', false],
  ['a question', '<section role="alertdialog"></section>', false],
  ['an open menu', '<div role="menu"></div>', false],
])('a page with %s', (_, html, isLeft) => {
  expect(isQuiet(hiddenPage(html), new EventTarget())).toBe(isLeft)
})

test('a page that somebody looks at is not left', () => {
  expect(isQuiet(document.implementation.createHTMLDocument(), new EventTarget())).toBe(false)
})

test('a page with something unsaved or unsent is not left', () => {
  const window = new EventTarget()
  window.addEventListener('beforeunload', (event) => event.preventDefault())
  expect(isQuiet(hiddenPage(''), window)).toBe(false)
})
