import { expect, test } from 'vitest'
import { unclearMessages } from './unclearMessages.ts'

const catalogue = (id: string, comment = '') =>
  `msgid ""\nmsgstr ""\n"Language: en\\n"\n\n${comment}#: src/it.ts\nmsgid "${id}"\nmsgstr "${id}"\n`

test('a piece of a sentence is refused, a word without a comment, too', () => {
  expect(unclearMessages(catalogue(', until {last}'))).toHaveLength(1)
  expect(unclearMessages(catalogue('Every '))).toHaveLength(1)
  expect(unclearMessages(catalogue('Open'))).toHaveLength(1)
})

test('sentences, words with a comment, and what joins facts are fine', () => {
  expect(unclearMessages(catalogue('Every week, until {last}'))).toEqual([])
  expect(unclearMessages(catalogue('Open', '#. A button.\n'))).toEqual([])
  expect(unclearMessages(catalogue(', '))).toEqual([])
})
