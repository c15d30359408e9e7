import { expect, test } from 'vitest'
import { bareEtag } from './bareEtag.ts'

test.each(['"abc"', 'W/"abc"', '"abc-gzip"', 'W/"abc-gzip"', '"abc-br"', '"abc-zstd"', '"abc-deflate"'])(
  '%s is the version "abc"',
  (etag) => {
    expect(bareEtag(etag)).toBe('"abc"')
  },
)

test.each(['"a-gzip-b"', '"gzip"', '""', '"1-2"', 'abc'])('%s is left as it is', (etag) => {
  expect(bareEtag(etag)).toBe(etag)
})
