import { expect, test } from 'vitest'
import { beyondBinLimit } from './beyondBinLimit.ts'

const item = (id: string, events: number, bytes: number) => ({ id, size: { events, bytes } })
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
const roomy = { items: 9, events: 9, bytes: 9 }

test('everything stays within the limits, inclusive', () => {
  expect(beyondBinLimit([item('new', 4, 4), item('old', 5, 5)], roomy)).toEqual([])
})

test('the oldest items leave first, by number, events or bytes', () => {
  const items = [item('c', 1, 3), item('b', 1, 3), item('a', 1, 3)]
  expect(idsOf(beyondBinLimit(items, { ...roomy, items: 2 }))).toEqual(['a'])
  expect(idsOf(beyondBinLimit(items, { ...roomy, events: 1 }))).toEqual(['b', 'a'])
  expect(idsOf(beyondBinLimit(items, { ...roomy, bytes: 8 }))).toEqual(['a'])
})

test('the newest item stays even if it alone exceeds the limits', () => {
  expect(idsOf(beyondBinLimit([item('new', 99, 99), item('old', 0, 0)], roomy))).toEqual(['old'])
})
