import { expect, test } from 'vitest'
import { parseGuests } from './parseGuests.ts'
import { printPerson } from './printPerson.ts'

test('a person is printed so that they are read again', () => {
  const people = [
    { address: 'bob@example.org', name: 'Baker, Bob' },
    { address: 'carol@example.org', name: '' },
  ]
  expect(people.map(printPerson)).toEqual(['"Baker, Bob" <bob@example.org>', 'carol@example.org'])
  expect(parseGuests(people.map(printPerson).join('\n')).people).toEqual(people)
})
