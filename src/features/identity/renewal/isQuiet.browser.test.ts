import { expect, test } from 'vitest'
import { holdPage } from '../../../navigation/pageHold.ts'
import { isQuiet } from './isQuiet.ts'

/** A page with this in it, which nobody looks at unless it says so. */
function pageWith(html: string, visibilityState = 'hidden'): Document {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = html
  Object.defineProperty(page, 'visibilityState', { value: visibilityState })
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
  expect(isQuiet(pageWith(html))).toBe(isLeft)
})

test('a visible page is not redirected', () => {
  expect(isQuiet(pageWith('', 'visible'))).toBe(false)
})

test('a page with unsaved or unsent changes is not redirected', () => {
  const release = holdPage()
  expect(isQuiet(pageWith(''))).toBe(false)
  release()
  expect(isQuiet(pageWith(''))).toBe(true)
})
