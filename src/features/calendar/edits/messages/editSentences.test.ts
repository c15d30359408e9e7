import '../../../../ui/testing/eachInEnglish.ts'
import { expect, test } from 'vitest'
import { editSentences } from './editSentences.ts'

test.each([
  ['accepted', 'Accepted “Concert”'],
  ['declined', 'Declined “Concert”'],
  ['tentative', 'Answered “Concert” with Maybe'],
] as const)('an invitation that is %s is called so', (answer, sentence) => {
  expect(editSentences({ name: 'answered', title: 'Concert', answer }).done).toBe(sentence)
})

test('an answer to an event without a title is saved', () => {
  expect(editSentences({ name: 'answered', title: '', answer: 'accepted' }).done).toBe('Saved')
})
