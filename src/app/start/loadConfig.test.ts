import { expect, test } from 'vitest'
import { loadConfig } from './loadConfig.ts'

const origin = 'https://kalends.example'
const config = {
  baseUrl: origin,
  davUrl: origin,
  oidc: { authority: 'https://login.example', client_id: 'kalends' },
}
const found = () => Response.json(config)
const busy = () => new Response('', { status: 503, headers: { 'Retry-After': '1' } })
const misconfigured = () =>
  Response.json({ reason: 'provider-misconfigured' }, { status: 503, headers: { 'Retry-After': '1' } })

/** A start whose `config.json` is answered by these, one after the other. */
async function started(...answers: readonly (() => Response)[]) {
  const left = [...answers]
  const waits: number[] = []
  const loaded = await loadConfig(
    {
      address: `${origin}/`,
      isOnline: () => true,
      fetch: async () => {
        const answer = left.shift()
        if (!answer) throw new TypeError('Failed to fetch')
        return answer()
      },
    },
    async (milliseconds) => void waits.push(milliseconds),
  )
  return { ended: loaded.kind === 'failed' ? loaded.problem : loaded.kind, waits: waits.length }
}

test('a start that meets a service that is busy for a moment asks again before it says so', async () => {
  expect(await started(busy, found)).toEqual({ ended: 'loaded', waits: 1 })
  expect(await started(busy, busy, busy)).toEqual({ ended: 'unavailable', waits: 2 })
})

test('what another try does not change is said at once', async () => {
  expect(await started(misconfigured)).toEqual({ ended: 'provider-misconfigured', waits: 0 })
  expect(await started(() => new Response('', { status: 503 }))).toEqual({ ended: 'unavailable', waits: 0 })
  expect(await started(() => new Response('[]'))).toEqual({ ended: 'unreadable', waits: 0 })
  expect(await started()).toEqual({ ended: 'unreachable', waits: 0 })
})
