import { expect, test } from 'vitest'
import { unsubscribeHeaders } from './unsubscribeHeaders.ts'

test('one POST ends further mail only at an address by HTTPS (RFC 8058); nothing else is said where nothing ends it', () => {
  expect(unsubscribeHeaders('https://calendar.example/api/guests/a')).toEqual({
    'List-Unsubscribe': '<https://calendar.example/api/guests/a>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(unsubscribeHeaders('http://localhost:8080/api/guests/a')).toEqual({
    'List-Unsubscribe': '<http://localhost:8080/api/guests/a>',
  })
  expect(unsubscribeHeaders(null)).toEqual({})
})
