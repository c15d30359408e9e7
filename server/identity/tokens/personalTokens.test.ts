import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { StoreFull } from '../../store/storeErrors.ts'
import { digest } from '../../digest.ts'
import { personalTokens } from './personalTokens.ts'

test('a token works while the store is full, and the log says that its use was not noted', async () => {
  const { tokens } = memoryStore()
  const logged: string[] = []
  const full = { ...tokens, used: () => Promise.reject(new StoreFull()) }
  const personal = personalTokens(
    { tokens: full },
    { clock: () => epochMs(0), log: (msg) => void logged.push(msg), digest, maxTokens: 10 },
  )
  const { token, id } = await personal.create('alice', { name: 'Phone', scope: 'read', expiresInDays: 1 })
  expect(await personal.use(token)).toMatchObject({ id })
  expect(logged).toEqual(['token-use-not-noted'])
})
