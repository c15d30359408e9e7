import { expect, test } from 'vitest'
import { columnsFor } from './columnsFor.ts'

test('a phone shows a day, turned or as a tablet three, a desk the week', () => {
  expect([columnsFor(24), columnsFor(53), columnsFor(70)]).toEqual([1, 3, 7])
})
