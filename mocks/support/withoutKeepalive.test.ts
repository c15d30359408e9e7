import { expect, test } from 'vitest'
import { withoutKeepalive } from './withoutKeepalive.ts'

test('a call that may outlive its page is one that may not, and is otherwise the same', async () => {
  const sent: unknown[] = []
  const send = withoutKeepalive(async (...call) => {
    sent.push(call)
    return new Response()
  })
  await send('/event.ics', { method: 'PUT', body: 'x', keepalive: true })
  expect(sent).toEqual([['/event.ics', { method: 'PUT', body: 'x', keepalive: false }]])
})
