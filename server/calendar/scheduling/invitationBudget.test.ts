import { expect, test } from 'vitest'
import { addMs, dayMs, epochMs } from '#domain/time/units.ts'
import { defaultLimits } from '../../limits.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { invitationBudget } from './invitationBudget.ts'
import { plainSettings } from '../../testing/plainSettings.ts'

test('the guests of a day are counted for each person, and the next day begins anew', async () => {
  let now = epochMs(Date.UTC(2027, 2, 10, 23))
  const count = invitationBudget({
    store: memoryStore(),
    clock: () => now,
    settings: { ...plainSettings, limits: { ...defaultLimits, invitationsPerDay: 10 } },
  })
  await Promise.all([count('alice', 4), count('alice', 4)])
  await expect(count('alice', 3)).rejects.toMatchObject({ headers: { 'retry-after': '3600' } })
  await count('bob', 10)
  await count('alice', 2)
  now = addMs(now, dayMs / 24)
  await count('alice', 10)
})
