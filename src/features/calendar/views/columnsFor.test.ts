import { expect, test } from 'vitest'
import { columnsFor } from './columnsFor.ts'

test('a phone and a tablet show three days, a desk the week', () => {
  expect([columnsFor(20), columnsFor(40), columnsFor(70)]).toEqual([3, 3, 7])
})
