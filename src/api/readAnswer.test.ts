import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { failureBehind } from './explain.ts'
import { readAnswer } from './readAnswer.ts'

const request = { method: 'PUT', path: '/dav/api/calendars/alice/work/tea.ics' }
const unread = { reads: 'text', schema: v.unknown() } as const

test.each([
  ['that wants a sign-in', '<!DOCTYPE html>\n<title>Sign in</title>', 'text/html'],
  ['without a declaration', '\n<html><body>Accept the terms</body></html>', 'text/html'],
  ['that says to be something else', '<!doctype html><p>Moved', 'text/plain'],
])('ERR-2 a page %s is no answer of the service, whatever its status', async (_, body, type) => {
  const page = () => new Response(body, { status: 200, headers: { 'Content-Type': type } })
  const error: unknown = await readAnswer(page(), unread, request).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(failureBehind(error)).toBe('unreadable-answer')
})

test('ERR-2 a page is not saved as the file that was asked for', async () => {
  const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  const reading = readAnswer(page, { reads: 'blob', schema: v.instance(Blob) }, request)
  expect(await reading.then(() => 'read', failureBehind)).toBe('unreadable-answer')
})

test.each([
  ['nothing', ''],
  ['a word', 'Created'],
  ['a receipt', '{"id":"tea"}'],
])('%s is an answer to a write, with the type that servers give what has none', async (_, body) => {
  const answer = new Response(body, { status: 201, headers: { 'Content-Type': 'text/html' } })
  expect((await readAnswer(answer, unread, request)).value).toBe(body)
})
