import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { printPlain } from './printPlain.ts'
import { isFormatted, richOf } from './RichText.ts'
import { readHtml } from './readHtml.ts'

test.each([
  ['<p>a <b>b</b></p><p>c<br>d</p>', 'a b\n\nc\nd'],
  ['<p>a</p><ul><li>b</li><li>c<ul><li>d</li></ul></li></ul><p>e</p>', 'a\n\n- b\n- c\n  - d\n\ne'],
  ['<ol><li>a<br>b</li><li>c</li></ol>', '1. a\n   b\n2. c'],
  ['<a href="https://example.org/a">Agenda</a>', 'Agenda (https://example.org/a)'],
  ['<a href="https://example.org/">https://example.org</a>', 'https://example.org'],
  ['<a href="mailto:anna@example.org">Anna</a>', 'Anna (anna@example.org)'],
  ['<a href="tel:+33123">+33123</a>', '+33123'],
])('%s is written as plain text', (html, plain) => {
  expect(printPlain(readHtml(html) ?? [])).toBe(plain)
})

test('any plain text is a rich text without formatting, and the same plain text again', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '-', '\u00A0', 'é') })
  assertProperty(
    fc.property(fc.oneof(text, fc.string()), (plain) => {
      expect(isFormatted(richOf(plain))).toBe(false)
      expect(printPlain(richOf(plain))).toBe(plain)
    }),
  )
})
