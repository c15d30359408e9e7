import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { paginate, type Flowing } from './paginate.ts'

const heading = (group: string, height = 1): Flowing => ({ group, height, staysWithNext: true })
const part = (group: string, height = 1): Flowing => ({ group, height, staysWithNext: false })

test('parts that fit are on one sheet, and without parts there is none', () => {
  expect(paginate([heading('a'), part('a'), part('a')], 3)).toEqual([0])
  expect(paginate([], 3)).toEqual([])
})

test('a day that has no space left is on the next sheet as a whole', () => {
  const days = [heading('a'), part('a'), heading('b'), part('b'), part('b')]
  expect(paginate(days, 4)).toEqual([0, 2])
})

test('the heading of a month moves with its first day', () => {
  const days = [part('a', 2), heading('month'), heading('b'), part('b')]
  expect(paginate(days, 4)).toEqual([0, 1])
})

test('a day that is higher than a sheet begins where it is, and goes on below its heading', () => {
  const long = [part('a'), heading('b'), part('b'), part('b'), part('b'), part('b'), part('b')]
  expect(paginate(long, 4, 1)).toEqual([0, 4])
})

test('a heading is never the last of a sheet', () => {
  expect(paginate([part('a', 3), heading('b'), ...Array<Flowing>(5).fill(part('b'))], 4)).toEqual([0, 1, 5])
})

test('every part is on one sheet, and no sheet is too high', () => {
  const arbitraryPart = fc.record({
    height: fc.integer({ min: 1, max: 4 }),
    staysWithNext: fc.constant(false),
    group: fc.constantFrom('a', 'b', 'c'),
  })
  assertProperty(
    fc.property(fc.array(arbitraryPart), (parts) => {
      const starts = paginate(parts, 9, 2)
      const sheets = starts.map((start, index) => parts.slice(start, starts[index + 1]))
      expect(sheets.flat()).toEqual(parts)
      expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other))
      return sheets.every((sheet) => sheet.reduce((sum, { height }) => sum + height, 0) <= 9)
    }),
  )
})
