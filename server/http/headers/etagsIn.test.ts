import { expect, test } from 'vitest'
import { etagsIn, isNamed } from './etagsIn.ts'

test('a list of ETags is read without what compressing proxies added', () => {
  expect(etagsIn('"a", W/"b" ,"c-gzip", W/"d-br"')).toEqual(['"a"', '"b"', '"c"', '"d"'])
  expect(etagsIn(' * ')).toBe('*')
  expect(etagsIn('')).toEqual([])
})

test('an ETag is named by any of its forms, and by *', () => {
  for (const header of ['"a"', 'W/"a"', '"a-gzip"', '"b", "a-zstd"', '*'])
    for (const etag of ['"a"', 'W/"a"']) expect(isNamed(header, etag)).toBe(true)
  expect(isNamed('"b"', '"a"')).toBe(false)
  expect(isNamed(null, '"a"')).toBe(false)
})
