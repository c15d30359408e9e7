import { expect, test } from 'vitest'
import { mailAddressOf, rightOf } from './rightOf.ts'

test('CAL-24 the numbers of access are rights; the owner has none that was given', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((access) => rightOf({ access }))).toEqual([
    null,
    'read',
    'read-write',
    null,
    'administration',
    'freebusy',
    null,
  ])
})

test('an address is shown without its scheme', () => {
  expect(mailAddressOf({ href: 'mailto:bob@kalends.example' })).toBe('bob@kalends.example')
  expect(mailAddressOf({ href: 'MAILTO:bob@kalends.example' })).toBe('bob@kalends.example')
})
