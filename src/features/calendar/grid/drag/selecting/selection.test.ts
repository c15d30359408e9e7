import { afterEach, expect, test } from 'vitest'
import { maxSelected, selection } from './selection.ts'

afterEach(() => selection.select([]))

const keys = (count: number) => Array.from({ length: count }, (_, index) => `work/${index}/`)

test('a hundred are selected at once, and it is known that there were more', () => {
  selection.select(keys(maxSelected))
  expect(selection.isCut()).toBe(false)
  const full = selection.current()
  selection.select(keys(maxSelected + 1))
  expect(selection.current()).toBe(full)
  expect(selection.isCut()).toBe(true)
  selection.select(keys(1))
  expect([selection.current().size, selection.isCut()]).toEqual([1, false])
})
