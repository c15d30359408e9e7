import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { endingWrites } from './endingWrites.ts'

const text = 'x'.repeat(10)
const outgoing = { before: text, after: text, dueAt: epochMs(0) }
const write = { uid: 'one', known: text, state: text, outgoing }

test('no more is collected than can be held', () => {
  const { add, all } = endingWrites(80)
  add(write)
  add({ ...write, uid: 'two' })
  expect(() => add({ uid: 'three', known: null, state: 'x' })).toThrow('delete some of them first')
  expect(all.map(({ uid }) => uid)).toEqual(['one', 'two'])
})
