import { expect, test } from 'vitest'
import { markedParts } from './markedParts.ts'

const marked = (text: string, searched: string) =>
  markedParts(text, searched)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Design review', 'rev', 'Design [rev]iew'],
  ['Review of the review', 'review', '[Review] of the [review]'],
  ['Café Élysée', 'elys cafe', '[Café] [Élys]ée'],
  ['Straße', 'strass', '[Straß]e'],
  ['Straße', 'stras', '[Straß]e'],
  ['Straße\u0301n', 'strass', '[Straß]e\u0301n'],
  ['Straße\u0301n', 'strasse', '[Straße\u0301]n'],
  ['Cafe\u0301s', 'cafe', '[Cafe\u0301]s'],
  ['𝐁obs', 'bo', '[𝐁o]bs'],
  ['Preview', 'view', 'Preview'],
  ['Lunch', '', 'Lunch'],
])('%s by %s', (text, searched, expected) => {
  expect(marked(text, searched)).toBe(expected)
})
