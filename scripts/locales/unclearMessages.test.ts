import { expect, test } from 'vitest'
import { unclearMessages } from './unclearMessages.ts'

const catalogue = (id: string, comment = '') =>
  `msgid ""\nmsgstr ""\n"Language: en\\n"\n\n${comment}#: src/it.ts\nmsgid "${id}"\nmsgstr "${id}"\n`

test('a fragment of a sentence is reported, and so is a word without a comment', () => {
  expect(unclearMessages(catalogue(', until {last}'))).toHaveLength(1)
  expect(unclearMessages(catalogue('Every '))).toHaveLength(1)
  expect(unclearMessages(catalogue('Open'))).toHaveLength(1)
})

test('sentences, words with a comment, and separators are allowed', () => {
  expect(unclearMessages(catalogue('Every week, until {last}'))).toEqual([])
  expect(unclearMessages(catalogue('Open', '#. A button.\n'))).toEqual([])
  expect(unclearMessages(catalogue(', '))).toEqual([])
})
