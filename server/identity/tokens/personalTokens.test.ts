import { expect, test } from 'vitest'
import { dayMs, epochMs } from '#domain/time/units.ts'
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

test('tokens that are over make room for new ones, and no others do', async () => {
  let now = epochMs(0)
  const personal = personalTokens(memoryStore(), {
    clock: () => now,
    log: () => undefined,
    digest,
    maxTokens: 2,
  })
  const create = async (name: string, expiresInDays: number) =>
    personal.create('alice', { name, scope: 'read', expiresInDays })
  await create('Short', 1)
  await create('Long', 30)
  await expect(create('Third', 1)).rejects.toThrow('You already have 2 tokens.')
  now = epochMs(dayMs)
  await create('Third', 1)
  expect((await personal.list('alice')).map(({ name }) => name)).toEqual(['Long', 'Third'])
  await expect(create('Fourth', 1)).rejects.toThrow('You already have 2 tokens.')
})
