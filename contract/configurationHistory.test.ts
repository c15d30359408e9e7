import { expect, test } from 'vitest'
import { isReordered } from './configurationHistory.ts'

const clients = (...ids: readonly string[]) => ids.map((client_id) => ({ client_id }))

test('clients that change places are reordered', () => {
  expect(isReordered(clients('web', 'phone'), clients('phone', 'web'))).toBe(true)
  expect(isReordered(clients('web', 'phone'), clients('web', 'phone'))).toBe(false)
})

test('one that comes or goes leaves the order of the others', () => {
  expect(isReordered(clients('web', 'phone'), clients('desk', 'web', 'phone'))).toBe(false)
  expect(isReordered(clients('web', 'phone', 'desk'), clients('web', 'desk'))).toBe(false)
})
