import { expect, test } from 'vitest'
import { readText } from './readText.ts'
import { uploadBudget } from './uploadBudget.ts'

const limits = { perPerson: 100, inAll: 150 }

test('the bytes in memory are limited for each person and in total', () => {
  const begin = uploadBudget(limits)
  const [first, second, other] = [begin('a'), begin('a'), begin('b')]
  first.add(60)
  expect(() => second.add(41)).toThrow('unavailable')
  second.add(40)
  expect(() => other.add(51)).toThrow('unavailable')
  other.add(50)
  first.end()
  second.add(60)
  second.end()
  second.end()
  other.end()
  const last = begin('a')
  last.add(100)
  expect(() => last.add(1)).toThrow('unavailable')
})

test('bytes count for a person as soon as the person is known', () => {
  const begin = uploadBudget(limits)
  const early = begin('address')
  early.add(50)
  early.belongsTo('alice')
  begin('address').add(100)
  early.end()
  const late = begin('address')
  late.belongsTo('alice')
  late.add(50)
})

test('a body counts while it arrives, and is not read beyond the budget', async () => {
  const begin = uploadBudget(limits)
  let pulled = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(40).fill(0x61))
      },
    },
    { highWaterMark: 0 },
  )
  const streaming = { method: 'POST', body, duplex: 'half' }
  const request = new Request('http://kalends.example', streaming)
  await expect(readText({ request, upload: begin('a') }, 1e6)).rejects.toMatchObject({
    failure: 'unavailable',
    headers: { 'retry-after': '5' },
  })
  expect(pulled).toBe(3)
})
