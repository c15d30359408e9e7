import { expect, test } from 'vitest'
import { readHtml } from './readHtml.ts'
import { saysTheSame } from './saysTheSame.ts'

const html =
  '<p>Bring <b>two</b> copies of the <a href="https://example.org/a">agenda</a>.</p><ol><li>Budget<ul><li>Café</li></ul></li></ol>'

test.each([
  ['ours', 'Bring two copies of the agenda (https://example.org/a).\n\n1. Budget\n   - Café'],
  [
    'Outlook’s',
    'Bring two copies of the agenda<https://example.org/a>.\r\n\r\n  1.  Budget\r\n     o  Cafe\u0301\r\n',
  ],
  ['a browser’s', 'Bring two copies of the agenda.\nBudget\nCafé'],
  ['one with stars', 'Bring *two* copies of the agenda.\n\n1) Budget\n\n* Café'],
  ['one in capitals', 'BRING TWO COPIES OF THE AGENDA.\nBudget\nCafé'],
])('the plain text is made of the HTML: %s', (_, plain) => {
  expect(saysTheSame(readHtml(html) ?? [], plain)).toBe(true)
})

test.each([
  ['another word', 'Bring three copies of the agenda.\nBudget\nCafé'],
  ['a word more', 'Bring two copies of the agenda.\nBudget\nCafé!\nCake'],
  ['a word less', 'Bring two copies of the agenda.\nBudget'],
  ['another number', 'Bring two copies of the agenda.\n7. Budget\nCafé'],
  ['nothing left', ''],
])('somebody changed the plain text alone: %s', (_, plain) => {
  expect(saysTheSame(readHtml(html) ?? [], plain)).toBe(false)
})

test('a picture is a word: 👍 is not 👎', () => {
  const rich = readHtml('<b>Yes</b> 👍') ?? []
  expect([saysTheSame(rich, 'Yes 👍'), saysTheSame(rich, 'Yes 👎')]).toEqual([true, false])
})

test('a number of its own is not taken for that of its item', () => {
  const rich = readHtml('<ol><li>1 cake</li><li>2 pies</li></ol>') ?? []
  expect(saysTheSame(rich, '1 cake\n2 pies')).toBe(true)
  expect(saysTheSame(rich, '1. 1 cake\n2. 2 pies')).toBe(true)
})

test('many lists do not make it slow', () => {
  const rich = readHtml('<ul><li>o</li></ul>'.repeat(10_000)) ?? []
  const before = performance.now()
  expect(saysTheSame(rich, 'o'.repeat(30_000))).toBe(false)
  expect(performance.now() - before).toBeLessThan(1500)
})
