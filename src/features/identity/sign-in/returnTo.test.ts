import { expect, test } from 'vitest'
import { readReturnTo } from './returnTo.ts'

test('the return address is a deep link of the application', () => {
  expect(readReturnTo('/calendar/week/2027-03-15/new?start=2027-03-15')).toBe(
    '/calendar/week/2027-03-15/new?start=2027-03-15',
  )
})

test.each([
  ['an address elsewhere', 'https://elsewhere.example/'],
  ['an address without a scheme', '//elsewhere.example'],
  ['an address with a backslash', '/\\elsewhere.example'],
  ['a script', 'javascript:alert(1)'],
  ['the callback', '/auth/oidc/callback'],
  ['the page of who has signed out', '/signed-out'],
  ['no text', 7],
  ['nothing', undefined],
])('%s leads to the calendar', (_, value) => {
  expect(readReturnTo(value)).toBe('/calendar')
})
