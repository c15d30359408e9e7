import { expect, test } from 'vitest'
import { withoutTrailingSlash } from './withoutTrailingSlash.ts'

test.each([
  ['https://id.example', 'https://id.example'],
  ['https://id.example/', 'https://id.example'],
  ['https://id.example/realms/main//', 'https://id.example/realms/main'],
  ['//', ''],
  ['', ''],
])('%s without the slashes at its end is %s', (address, expected) => {
  expect(withoutTrailingSlash(address)).toBe(expected)
})
