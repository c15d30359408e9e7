import { expect, test, vi } from 'vitest'
import { reloadWhenBack } from './reloadWhenBack.ts'

const config = {
  baseUrl: 'https://kalends.example',
  davUrl: 'https://kalends.example',
  oidc: { authority: 'https://login.example', client_id: 'kalends' },
}

test('a page that could not start asks again now and then, and reloads once it is answered', async () => {
  vi.useFakeTimers()
  const events: string[] = []
  const answers = [
    () => new Response('', { status: 503 }),
    () => new Response('[]'),
    () => Response.json(config),
  ]
  reloadWhenBack({
    address: 'https://kalends.example/',
    isOnline: () => true,
    fetch: async () => {
      events.push('asked')
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    reload: () => void events.push('reloaded'),
  })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(15_001)
  expect(events).toEqual(['asked'])
  await vi.advanceTimersByTimeAsync(10 * 30_000)
  expect(events).toEqual(['asked', 'asked', 'asked', 'reloaded'])
  vi.useRealTimers()
})
