import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { printHtml } from './printHtml.ts'
import { readHtml } from './readHtml.ts'
import type { Block, Run } from './RichText.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '<', '&', '"', '  ', 'é'), minLength: 1 })
const run: fc.Arbitrary<Run> = fc.record(
  {
    text,
    isBold: fc.constant(true as const),
    isItalic: fc.constant(true as const),
    href: fc.constantFrom('https://example.org/?a&b', 'mailto:a@example.org'),
  },
  { requiredKeys: ['text'] },
)
const paragraph: fc.Arbitrary<Block> = fc
  .array(run, { maxLength: 4 })
  .map((content) => ({ kind: 'paragraph', content }))
const list: fc.Arbitrary<Block> = fc.record({
  kind: fc.constant('list' as const),
  isOrdered: fc.boolean(),
  items: fc.array(fc.array(paragraph, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
})

test('any rich text is the same again after it was HTML', () => {
  assertProperty(
    fc.property(fc.array(fc.oneof(paragraph, list), { maxLength: 4 }), (rich) => {
      const once = readHtml(printHtml(rich))
      expect(readHtml(printHtml(once ?? []))).toEqual(once)
    }),
  )
})

test.each([['a\n\n\nb'], [' a  b '], ['a\n b\n']])('%j keeps its spaces and lines', (plain) => {
  expect(readHtml(printHtml([{ kind: 'paragraph', content: [{ text: plain }] }]))).toEqual([
    { kind: 'paragraph', content: [{ text: plain }] },
  ])
})
