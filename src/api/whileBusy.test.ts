import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { whileBusy } from './whileBusy.ts'

const request = { method: 'POST', path: '/api/bin/1/restore' }
const busy = new ApiError('unavailable', { status: 503, request, retryAfterMs: 1000 })

/** Asks a service that refuses with these errors, one after the other, and then answers. */
async function asked(...errors: readonly unknown[]) {
  const left = [...errors]
  const waits: number[] = []
  const answer = whileBusy(
    async () => {
      const error = left.shift()
      if (error !== undefined) throw error
      return 'done'
    },
    async (milliseconds) => void waits.push(milliseconds),
  )
  const end = await answer.catch((error: unknown) => error)
  return { end, waits: waits.length, isLongEnough: waits.every((each) => each >= 1000) }
}

test('a service that is busy for a moment is asked again, after the time that it wants', async () => {
  expect(await asked(busy)).toEqual({ end: 'done', waits: 1, isLongEnough: true })
  expect(await asked(busy, busy)).toEqual({ end: 'done', waits: 2, isLongEnough: true })
})

test('one that stays busy is given up, and any other failure is said at once', async () => {
  expect(await asked(busy, busy, busy)).toMatchObject({ end: busy, waits: 2 })
  const lost = new ApiError('unavailable', { status: null, request })
  const refused = new ApiError('forbidden', { status: 403, request })
  for (const error of [lost, refused]) expect(await asked(error)).toMatchObject({ end: error, waits: 0 })
})

test('no query gives up on a busy service, but for health, which is asked every few seconds anyway', () => {
  const sources = import.meta.glob<string>(
    ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/**/testing/**'],
    { query: '?raw', import: 'default', eager: true },
  )
  const givingUp = Object.entries(sources).filter(([, text]) => text.includes('retry: false'))
  expect(givingUp.map(([file]) => file)).toEqual(['/src/features/health/data/queries.ts'])
})
