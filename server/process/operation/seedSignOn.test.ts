import { expect, test } from 'vitest'
import { openIdKey } from '../../configuration/settings/openIdSettings.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { seedSignOn } from './seedSignOn.ts'

test('a restart stores the settings of the embedded provider only if its port is another', async () => {
  const store = memoryStore()
  const puts: unknown[] = []
  const counting = {
    ...store,
    configuration: {
      ...store.configuration,
      put: (...args: Parameters<typeof store.configuration.put>) => {
        puts.push(args)
        return store.configuration.put(...args)
      },
    },
  }
  for (const port of [8081, 8081, 9091]) await seedSignOn(counting, { kind: 'embedded', port })
  expect(puts).toHaveLength(2)
  const { module, name } = openIdKey
  expect(await store.configuration.get(module, name)).toMatchObject({
    issuer_url: expect.stringContaining('9091'),
  })
})
