import { expect, test } from 'vitest'
import { freeKeys, inSets, takenKeys } from './setKeys.ts'

const does = { id: 'does' }
const run = () => undefined
const groups = [
  {
    where: { id: 'In the calendar' },
    actions: [
      { name: 'today', keys: [{ key: 't' }], does, run },
      { name: 'undo', keys: [{ key: 'z', holding: 'Ctrl' }], does, run },
    ],
  },
  { where: inSets, actions: [{ name: 'Work', keys: [{ key: '0' }], does, run }] },
] as const

test('what is done by a key alone takes it; what is done with Ctrl held, and by a set, leaves it', () => {
  expect([...takenKeys(groups)]).toEqual(['t'])
})

test('a set may have any letter or digit that is left', () => {
  const free = freeKeys(takenKeys(groups))
  expect(free).toHaveLength(35)
  expect(free).toContain('0')
  expect(free).not.toContain('t')
})
