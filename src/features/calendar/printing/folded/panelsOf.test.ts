import { expect, test } from 'vitest'
import { weekOf } from '#domain/time/dates.ts'
import { panelsOf } from './panelsOf.ts'

const panels = panelsOf(weekOf('2027-03-17', 1))
const at = (row: number, column: number) =>
  panels.find((panel) => panel.row === row && panel.column === column)?.page

test('each of the seven days is on a page of its own, after the cover', () => {
  expect(panels.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(panels.map(({ date }) => date)).toEqual([null, ...weekOf('2027-03-15', 1)])
})

test('pages that face each other stand side by side, the first of them where one begins to read', () => {
  expect([at(2, 1), at(2, 2)]).toEqual([6, 7])
  // Outside, the cover is in front.
  expect([at(2, 3), at(2, 4)]).toEqual([8, 1])
  // The upper row is upside down: read from there, its last column is the first.
  expect([at(1, 4), at(1, 3)]).toEqual([2, 3])
  expect([at(1, 2), at(1, 1)]).toEqual([4, 5])
})

test('the two sides of a leaf hang together, at the long fold or at a short one', () => {
  expect([at(2, 4), at(1, 4)]).toEqual([1, 2])
  expect([at(1, 3), at(1, 2)]).toEqual([3, 4])
  expect([at(1, 1), at(2, 1)]).toEqual([5, 6])
  expect([at(2, 2), at(2, 3)]).toEqual([7, 8])
})
