import { expect, test } from 'vitest'
import { handOver } from './handOver.ts'

const answer = { trialId: 'abc', result: { state: 'trial.abc.s', code: 'c' } }

function service(status: number | 'unreachable') {
  const asked: Request[] = []
  const fetch: typeof globalThis.fetch = async (...parts) => {
    asked.push(new Request(...parts))
    if (status === 'unreachable') throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  }
  return { asked, baseUrl: 'https://api.example/', fetch }
}

test('CFG-11 the answer goes to its trial without a credential', async () => {
  const { asked, ...to } = service(204)
  expect(await handOver(to, answer)).toBe('told')
  expect(asked[0]?.url).toBe('https://api.example/api/oidc/trial/abc/result')
  expect(asked[0]?.headers.has('authorization')).toBe(false)
  expect(await asked[0]?.json()).toEqual(answer.result)
})

test('a trial that is over is told from a service that cannot be told', async () => {
  expect(await handOver(service(404), answer)).toBe('over')
  expect(await handOver(service(503), answer)).toBe('not-told')
  expect(await handOver(service('unreachable'), answer)).toBe('not-told')
})
