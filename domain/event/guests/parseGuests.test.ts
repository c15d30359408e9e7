import { expect, test } from 'vitest'
import { parseGuests } from './parseGuests.ts'

const parsed = (text: string) => {
  const { people, rest } = parseGuests(text)
  return [...people.map(({ address, name }) => (name === '' ? address : `${name} = ${address}`)), rest]
}

test('a pasted list is read, with names and without, however it is divided', () => {
  expect(parsed('bob@example.org')).toEqual(['bob@example.org', ''])
  expect(parsed('bob@example.org, Carol@Example.org; mailto:d@example.org')).toEqual([
    'bob@example.org',
    'carol@example.org',
    'd@example.org',
    '',
  ])
  expect(parsed('Bob Baker <bob@example.org>\n"Carter, Carol" <carol@example.org>')).toEqual([
    'Bob Baker = bob@example.org',
    'Carter, Carol = carol@example.org',
    '',
  ])
})

test('an address is taken once, and what is none is left', () => {
  expect(parsed('bob@example.org bob@example.org')).toEqual(['bob@example.org', ''])
  expect(parsed('Bob, bob@example.org, carol@')).toEqual(['bob@example.org', 'Bob carol@'])
  expect(parsed('Bob <bob>')).toEqual(['Bob <bob>'])
})

test('a long text without an address is read at once', () => {
  const began = performance.now()
  parseGuests('a '.repeat(50_000))
  parseGuests('<'.repeat(50_000))
  expect(performance.now() - began).toBeLessThan(5000)
})
