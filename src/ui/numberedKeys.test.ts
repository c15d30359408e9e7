import { expect, test } from 'vitest'
import { numberedKeys } from './numberedKeys.ts'

test('each value has a key of its own, by its name', () => {
  const keys = numberedKeys(['mail', 'ldap', 'mail', 'mail'], (name) => name).map(([key]) => key)
  expect(keys).toEqual(['mail', 'ldap', 'mail 2', 'mail 3'])
})
