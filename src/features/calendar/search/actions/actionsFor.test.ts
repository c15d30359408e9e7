import { expect, test } from 'vitest'
import { actionsFor } from './actionsFor.ts'

const offered = ['Print', 'Go to today', 'Import', 'Größe', 'Calendar set “Work”']
const found = (text: string) => {
  const { first, last } = actionsFor(text, offered, (name) => name)
  return [...first, '|', ...last].join(' ')
}

test('an action is found by the beginning of its name, and by that of a word of it', () => {
  expect(found('pri')).toBe('Print |')
  expect(found('today')).toBe('| Go to today')
  expect(found('go tod')).toBe('Go to today |')
  expect(found('work')).toBe('| Calendar set “Work”')
  expect(found('grosse')).toBe('Größe |')
})

test('a single letter is the beginning of anything, and finds none', () => {
  expect(found('i')).toBe('|')
  expect(found('')).toBe('|')
})

test('after > it finds actions alone, and without more all of them', () => {
  expect(found('>')).toBe(`${offered.join(' ')} |`)
  expect(found('> i')).toBe('Import |')
})
