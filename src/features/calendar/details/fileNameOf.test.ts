import { expect, test } from 'vitest'
import { fileNameOf } from './fileNameOf.ts'

test.each([
  ['https://example.org/files/plan%20B.pdf?x=1', undefined, 'plan B.pdf'],
  ['https://example.org/files/', undefined, 'files'],
  ['https://example.org', undefined, 'example.org'],
  ['https://example.org/a%E0', undefined, 'a%E0'],
  ['https://example.org/a', 'Plan.pdf', 'Plan.pdf'],
  ['https://example.org/a', ' ', 'a'],
])('%s named %s is called %s', (address, named, called) => {
  expect(fileNameOf(address, named)).toBe(called)
})
