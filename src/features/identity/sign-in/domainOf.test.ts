import { expect, test } from 'vitest'
import { domainOf } from './domainOf.ts'

test.each([
  ['mallory@Elsewhere.Example', 'elsewhere.example'],
  ['"a@b"@elsewhere.example', 'elsewhere.example'],
  ['mallory', null],
  ['mallory@', null],
  ['', null],
])('the domain of %s is %s', (email, domain) => {
  expect(domainOf(email)).toBe(domain)
})
