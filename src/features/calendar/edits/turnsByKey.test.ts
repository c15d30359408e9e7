import { expect, test } from 'vitest'
import { turnsByKey } from './turnsByKey.ts'

/** Actions that end when the test says so, and a list of those that have begun. */
function actions() {
  const inTurn = turnsByKey()
  const begun: string[] = []
  return {
    begun,
    ask: (key: string, name: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const done = inTurn(key, () => {
        begun.push(name)
        return promise
      })
      return { done, resolve, reject }
    },
  }
}

test('an action without others before it begins in the same turn', () => {
  const { ask, begun } = actions()
  ask('tea', 'first')
  expect(begun).toEqual(['first'])
})

test('the second action of a key waits for the first, that of another key does not', async () => {
  const { ask, begun } = actions()
  const first = ask('tea', 'first')
  const second = ask('tea', 'second')
  ask('cake', 'other')
  await Promise.resolve()
  expect(begun).toEqual(['first', 'other'])
  first.resolve()
  await first.done
  expect(begun).toEqual(['first', 'other', 'second'])
  second.resolve()
  await second.done
})

test('after an action that fails, the next one runs', async () => {
  const { ask, begun } = actions()
  const first = ask('tea', 'first')
  const second = ask('tea', 'second')
  first.reject(new Error('no'))
  await expect(first.done).rejects.toThrow('no')
  second.resolve()
  await second.done
  expect(begun).toEqual(['first', 'second'])
})
