import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { pseudoMessages } from './pseudoMessages.ts'

const spoken = (message: (string | [string, string?, unknown?])[], values = {}) => {
  const messages = pseudoMessages({ it: message })
  return setupI18n({ locale: 'pseudo', locales: 'en-GB', messages: { pseudo: messages } })._('it', values)
}

test('a sentence is 40 % longer, with accents, in brackets', () => {
  const sentence = 'Nothing was changed. Try again.'
  const longer = spoken([sentence])
  expect(longer).toMatch(/^\[Nøthîñg wåš çhåñgéd\. Trý/)
  expect(longer.length - 2).toBeGreaterThanOrEqual(Math.floor(sentence.length * 1.35))
})

test('values, numbers and tags stay as they are', () => {
  expect(spoken(['Open ', ['title'], ' in <0>Mail</0>'], { title: 'Tea' })).toMatch(/Tea.*<0>.*<\/0>/)
  const days = { one: ['#', ' day'], other: ['#', ' days'] }
  expect(spoken([['count', 'plural', days]], { count: 3 })).toMatch(/^\[3 dåýš/)
})

test('separators between facts stay unchanged', () => {
  expect(spoken([', '])).toBe(', ')
})
