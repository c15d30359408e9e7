import { expect, test } from 'vitest'
import type { ProviderReply } from '../ports.ts'
import { breakingCall } from './breakingCall.ts'

const get = { method: 'GET' } as const
const ok: ProviderReply = { kind: 'replied', status: 500, text: '' }
const timedOut: ProviderReply = { kind: 'unreachable', cause: 'timed out' }

function provider(...replies: ProviderReply[]) {
  let nowMs = 0
  const asked: string[] = []
  const call = breakingCall(
    async (address) => {
      asked.push(address)
      const reply = replies.shift() ?? ok
      if (reply === timedOut) nowMs += 2_000
      return reply
    },
    () => nowMs,
  )
  return {
    call: (address: string) => call(address, get),
    asked,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

test('after a provider did not respond to discovery, UserInfo fails at once', async () => {
  const { call, asked } = provider(timedOut)
  expect(await call('https://id.example/.well-known/openid-configuration')).toEqual(timedOut)
  expect(await call('https://id.example/me')).toEqual(timedOut)
  expect(await call('https://elsewhere.example/me')).toEqual(ok)
  expect(asked).toHaveLength(2)
})

test('a provider that responds again is called again', async () => {
  const { call, asked, pass } = provider(timedOut)
  await call('https://id.example/me')
  pass(1_000)
  expect(await call('https://id.example/me')).toEqual(ok)
  expect(await call('https://id.example/me')).toEqual(ok)
  expect(asked).toHaveLength(3)
})

test('a provider that refuses connections is called each time', async () => {
  const refused: ProviderReply = { kind: 'unreachable', cause: 'could not be connected' }
  const { call, asked } = provider(refused, refused)
  await call('https://id.example/me')
  await call('https://id.example/me')
  expect(asked).toHaveLength(2)
})
