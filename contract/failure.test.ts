import { expect, test } from 'vitest'
import { readErrorBody } from './failure.ts'

test('ERR-2 an error of ours is read whole', () => {
  expect(
    readErrorBody('{"error":{"code":403,"message":"Forbidden","details":"No.","reason":"unknown-domain"}}'),
  ).toEqual({ code: 403, message: 'Forbidden', details: 'No.', reason: 'unknown-domain' })
})

test('ERR-2 the status may be called status', () => {
  expect(readErrorBody('{"error":{"status":400,"message":"Bad"}}')).toEqual({ code: 400, message: 'Bad' })
})

test('ERR-2 the code may be missing', () => {
  expect(readErrorBody('{"error":{"message":"Bad","details":"Why"}}')).toEqual({
    message: 'Bad',
    details: 'Why',
  })
})

test('ERR-2 the error may be a bare number with its words beside it', () => {
  expect(readErrorBody('{"error":404,"message":"Not found","details":"Gone"}')).toEqual({
    code: 404,
    message: 'Not found',
    details: 'Gone',
  })
})

test('ERR-2 the words may stand without an error around them', () => {
  expect(readErrorBody('{"code":500,"message":"Oops"}')).toEqual({ code: 500, message: 'Oops' })
})

test('ERR-2 a field of another kind costs only itself', () => {
  expect(readErrorBody('{"error":{"code":"400","message":"Bad","details":{"a":1}}}')).toEqual({
    message: 'Bad',
  })
})

test('ERR-2 the message of an XML error is found, its characters unescaped', () => {
  const xml = `<?xml version="1.0"?>
    <d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns">
      <s:exception>Sabre\\DAV\\Exception\\NotFound</s:exception>
      <s:message>Node &quot;a&amp;b&quot; was &lt;lost&gt;</s:message>
    </d:error>`
  expect(readErrorBody(xml)).toEqual({ message: 'Node "a&b" was <lost>' })
})

test('ERR-2 an ampersand that was escaped twice is unescaped once', () => {
  expect(readErrorBody('<s:message>&amp;lt;</s:message>')).toEqual({ message: '&lt;' })
})

test('ERR-2 a page of a proxy says nothing', () => {
  expect(readErrorBody('<html><body><h1>502 Bad Gateway</h1></body></html>')).toEqual({})
})

test('ERR-2 an empty body says nothing', () => {
  expect(readErrorBody('')).toEqual({})
  expect(readErrorBody(' \n')).toEqual({})
})

test('ERR-2 what is neither JSON nor XML says nothing', () => {
  expect(readErrorBody('upstream connect error')).toEqual({})
  expect(readErrorBody('"text"')).toEqual({})
  expect(readErrorBody('null')).toEqual({})
  expect(readErrorBody('[{"message":"in a list"}]')).toEqual({})
})
