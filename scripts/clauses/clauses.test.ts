import { expect, test } from 'vitest'
import { clausesNamed } from './clausesNamed.ts'
import { clausesOf } from './clausesOf.ts'

test('a clause begins a bullet, and a mention elsewhere is not one', () => {
  const spec = '- **CAL-1** [S] the list, see **CAL-2**\n- **CAL-5** *(later)* renaming\n'
  expect(clausesOf(spec)).toEqual([
    { id: 'CAL-1', isLater: false },
    { id: 'CAL-5', isLater: true },
  ])
})

test('the clauses of a test are those at the beginning of its title', () => {
  expect(clausesNamed(`test('CAL-4 an id with .. is refused', async () => {})`)).toEqual(['CAL-4'])
  expect(clausesNamed(`test.for(['GET'])("ERR-3, CAL-22: %s", () => {})`)).toEqual(['ERR-3', 'CAL-22'])
  expect(clausesNamed("describe(`CAL-7 and CAL-8: a report's answer`, () => {})")).toEqual(['CAL-7', 'CAL-8'])
  expect(clausesNamed(`test('ID-1 ID-2 a person signs in', async () => {})`)).toEqual(['ID-1', 'ID-2'])
  expect(clausesNamed(`test('a calendar, as CAL-4 says', () => {})`)).toEqual([])
})
