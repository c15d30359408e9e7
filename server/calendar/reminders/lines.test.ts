import { expect, test } from 'vitest'
import { lines } from './lines.ts'

test('a line does one thing after the other, and does not wait for another line', async () => {
  const { add, settled } = lines()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  add('slow', async () => {
    await gate.promise
    done.push('slow 1')
  })
  add('slow', async () => void done.push('slow 2'))
  await new Promise<void>((resolve) => {
    add('quick', async () => {
      done.push('quick')
      resolve()
    })
  })
  expect(done).toEqual(['quick'])
  gate.resolve()
  await settled()
  expect(done).toEqual(['quick', 'slow 1', 'slow 2'])
})
