import { expect, test } from 'vitest'
import { asksOnly } from './asksOnly.ts'

test.each([
  ['GET', '/api/user', true],
  ['REPORT', '/dav/api/calendars.json', true],
  ['POST', '/dav/api/query.json', true],
  ['POST', '/dav/api/calendars/freebusy', true],
  ['POST', '/dav/api/calendars/a.json', false],
  ['PUT', '/dav/api/query.json', false],
  ['DELETE', '/dav/api/query.json', false],
])('%s %s only reads: %s', (method, pathname, expected) => {
  expect(asksOnly(method, pathname)).toBe(expected)
})
