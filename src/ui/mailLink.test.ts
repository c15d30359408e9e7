import { expect, test } from 'vitest'
import { mailLink } from './mailLink.ts'

test('the @ of an address stays, and what would end it is encoded', () => {
  expect(mailLink(['bob@example.org'])).toBe('mailto:bob@example.org')
  expect(mailLink(['"a@b"@example.org', 'a,b?@example.org'], 'Tea & cake')).toBe(
    'mailto:%22a%40b%22@example.org,a%2Cb%3F@example.org?subject=Tea%20%26%20cake',
  )
})
