import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { savedSettings } from '../../configuration/settings/savedSettings.ts'
import { storeTests, type OpenStore } from './storeTests.ts'

/** Tests for every store: configurations, their history, and everything short-lived. */
export function settingsSuite(open: OpenStore): void {
  const { withStore } = storeTests(open)

  withStore(
    'a configuration is replaced as a whole, others stay, and one without a value is deleted',
    async (store) => {
      const put = (name: string, value: unknown) =>
        store.configuration.put([{ name: 'core', configurations: [{ name, value }] }])
      await put('one', { deep: [1, { two: null }] })
      await put('two', 'kept')
      await put('one', { other: true })
      expect(await store.configuration.get('core', 'one')).toEqual({ other: true })
      expect(await store.configuration.get('core', 'two')).toBe('kept')
      await put('one', undefined)
      expect(await store.configuration.get('core', 'one')).toBeUndefined()
      expect(await store.configuration.get('other', 'two')).toBeUndefined()
    },
  )

  const key = { module: 'core', name: 'one' } as const
  const changeTo = (value: unknown, known: number | null, ids: readonly string[]) => ({
    ...key,
    known,
    value,
    versions: ids.map((id) => ({
      id,
      at: epochMs(1),
      by: 'ada',
      restoredFrom: null,
      encrypted: `encrypted ${id}`,
    })),
    line: {
      at: epochMs(1),
      by: null,
      from: null,
      action: 'saved' as const,
      changes: [{ path: String(value), kind: 'changed' as const }],
    },
    maxVersions: 3,
    maxLines: 2,
  })

  withStore(
    'a configuration is only replaced, with its history, if the known revision is right',
    async (store) => {
      const { read, put, replace, versions, audit } = store.configuration
      const idsOf = async () => (await versions(key.module, key.name)).map(({ id }) => id)
      expect(await read(key.module, key.name)).toBeNull()
      expect(await replace(changeTo('a', 7, ['a']))).toBe('stale')
      expect(await replace(changeTo('a', null, ['a']))).toBe('replaced')
      expect(await replace(changeTo('b', null, ['b']))).toBe('stale')
      expect(await read(key.module, key.name)).toEqual({ value: 'a', revision: 1 })
      await put([{ name: key.module, configurations: [{ name: key.name, value: 'hand' }] }])
      expect(await read(key.module, key.name)).toEqual({ value: 'hand', revision: 2 })
      expect(await replace(changeTo('b', 1, ['b']))).toBe('stale')
      expect(await idsOf()).toEqual(['a'])
      expect(await audit(key.module, key.name)).toHaveLength(1)
      expect(await replace(changeTo('b', 2, ['hand', 'b']))).toBe('replaced')
      expect(await idsOf()).toEqual(['b', 'hand', 'a'])
      expect(await replace(changeTo('c', 3, ['c']))).toBe('replaced')
      expect(await idsOf()).toEqual(['c', 'b', 'hand'])
      const lines = await audit(key.module, key.name)
      expect(lines.map(({ changes }) => changes[0]?.path)).toEqual(['c', 'b'])
      expect(await versions('core', 'other')).toEqual([])
    },
  )

  withStore(
    'simultaneous saves of the sign-on settings are each a version and an audit line',
    async (store) => {
      const saver = { userId: null, address: null }
      const numbers = Array.from({ length: 12 }, (_, number) => number)
      await Promise.all(
        numbers.map((number) =>
          savedSettings({ store, clock: () => epochMs(number) }).save(
            { issuer_url: `https://n${number}.example`, clients: [] },
            saver,
          ),
        ),
      )
      const settings = savedSettings({ store, clock: () => epochMs(0) })
      const versions = await settings.versions()
      expect(new Set(versions.map(({ value }) => value?.issuer_url)).size).toBe(12)
      expect(versions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      expect(await settings.audit()).toHaveLength(12)
    },
  )

  withStore('of two simultaneous replacements of a configuration, one succeeds', async (store) => {
    const { replace, versions } = store.configuration
    const outcomes = await Promise.all([
      replace(changeTo('a', null, ['a'])),
      replace(changeTo('b', null, ['b'])),
    ])
    expect(outcomes.toSorted()).toEqual(['replaced', 'stale'])
    expect(await versions(key.module, key.name)).toHaveLength(1)
  })

  withStore('a listener is called when a configuration changes', async (store) => {
    let notified = 0
    store.configuration.onChange(() => (notified += 1))
    await store.configuration.put([{ name: 'core', configurations: [{ name: 'one', value: 1 }] }])
    expect(notified).toBeGreaterThan(0)
  })

  withStore('a fact is stored', async (store) => {
    expect(await store.configuration.recall('discovery')).toBeNull()
    await store.configuration.remember('discovery', 'one')
    await store.configuration.remember('discovery', 'two')
    expect(await store.configuration.recall('discovery')).toBe('two')
  })

  withStore(
    'a fact is only exchanged if the known one is right, and by one of two at once',
    async (store) => {
      const { exchange, recall } = store.configuration
      expect(await exchange('key', 'zero', 'one')).toBe(false)
      const both = await Promise.all([exchange('key', null, 'one'), exchange('key', null, 'other')])
      expect(both.filter(Boolean)).toHaveLength(1)
      const first = await recall('key')
      expect(await exchange('key', null, 'two')).toBe(false)
      expect(await exchange('key', first, 'two')).toBe(true)
      expect(await exchange('key', first, 'three')).toBe(false)
      expect(await recall('key')).toBe('two')
    },
  )

  withStore(
    'a short-lived text is stored once, exchanged if it is the known one, and deleted at its end',
    async (store) => {
      const { keep, find, exchange, sweep } = store.expiring
      const both = await Promise.all([
        keep('one', { text: 'é', until: epochMs(100) }),
        keep('one', { text: 'é', until: epochMs(200) }),
      ])
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await keep('two', { text: 'two', until: epochMs(300) })).toBe(true)
      expect(await exchange('two', 'other', 'changed')).toBe(false)
      expect(await exchange('gone', 'two', 'changed')).toBe(false)
      expect(await exchange('two', 'two', 'changed')).toBe(true)
      await sweep(epochMs(200))
      expect(await find('one')).toBeNull()
      expect(await find('two')).toEqual({ text: 'changed', until: epochMs(300) })
      await sweep(epochMs(300))
      expect(await find('two')).toBeNull()
    },
  )

  withStore('failed attempts are counted by key after an instant, forgotten and deleted', async (store) => {
    const { add, count, forget, sweep } = store.throttle
    expect(await count('one', epochMs(0))).toBeNull()
    await Promise.all([
      add(['one', 'two'], epochMs(100)),
      add(['one'], epochMs(100)),
      add(['one'], epochMs(300)),
      add(['three'], epochMs(100)),
    ])
    expect(await count('one', epochMs(0))).toEqual({ count: 3, oldest: epochMs(100) })
    expect(await count('one', epochMs(100))).toEqual({ count: 1, oldest: epochMs(300) })
    expect(await count('one', epochMs(300))).toBeNull()
    await forget(['two', 'none'])
    expect(await count('two', epochMs(0))).toBeNull()
    await sweep(epochMs(100))
    expect(await count('one', epochMs(0))).toEqual({ count: 1, oldest: epochMs(300) })
    expect(await count('three', epochMs(0))).toBeNull()
  })
}
