import { expect, test } from 'vitest'
import { changesEndpoints } from '#contract/changes/changesEndpoints.ts'
import { failureBehind } from '../../../api/explain.ts'
import type { Session } from '../../../api/Session.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { openStream } from './openStream.ts'

const session: Session = {
  token: async () => ({ kind: 'renewed', token: 'old' }),
  renew: async () => ({ kind: 'renewed', token: 'new' }),
  isFresh: () => false,
  isEnded: false,
  onEnded: () => () => undefined,
}
const asking = {
  endpoint: changesEndpoints.changes,
  headers: { 'Last-Event-ID': 'a' },
  signal: new AbortController().signal,
}

test('a stream is opened with the credential of the session, renewed if need be', async () => {
  const asked: (readonly [string | null, string | null])[] = []
  const api = apiFetching(({ headers }) => {
    asked.push([headers.get('authorization'), headers.get('last-event-id')])
    return headers.get('authorization') === 'Bearer new'
      ? new Response('id: b\n\n', { headers: { 'content-type': 'text/event-stream' } })
      : Response.json({}, { status: 401 })
  })
  const body = await openStream(api, session, asking)
  expect(await new Response(body).text()).toBe('id: b\n\n')
  expect(asked).toEqual([
    ['Bearer old', 'a'],
    ['Bearer new', 'a'],
  ])
})

test('an answer that is no stream is a failure, as a refusal is', async () => {
  const page = apiFetching(
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  )
  const full = apiFetching(() => Response.json({}, { status: 503, headers: { 'retry-after': '60' } }))
  const failureOf = (api: typeof page) => openStream(api, session, asking).then(() => null, failureBehind)
  const other = apiFetching(() => Response.json({}))
  expect(await failureOf(page)).toBe('unreadable-answer')
  expect(await failureOf(other)).toBe('not-supported')
  expect(await failureOf(full)).toBe('unavailable')
})
