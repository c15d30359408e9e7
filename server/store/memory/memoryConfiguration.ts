import type { Store } from '../Store.ts'
import type { ConfigurationAuditLine, ConfigurationVersion } from '../records.ts'

type Stored = { readonly text: string; readonly revision: number }

/** Configurations and facts in memory. */
export type MemoryConfiguration = Store['configuration'] & {
  /** Forgets these facts, and those that are this text. */
  readonly drop: (keys: readonly string[], text: string) => void
}

export function memoryConfiguration(): MemoryConfiguration {
  const values = new Map<string, Stored>()
  const facts = new Map<string, string>()
  const versions = new Map<string, readonly ConfigurationVersion[]>()
  const lines = new Map<string, readonly ConfigurationAuditLine[]>()
  const listeners: (() => void)[] = []
  const changed = () => {
    for (const tell of listeners) tell()
  }
  const set = (key: string, value: unknown) =>
    values.set(key, { text: JSON.stringify(value), revision: (values.get(key)?.revision ?? 0) + 1 })

  return {
    get: async (module, name) => {
      const stored = values.get(keyOf(module, name))
      return stored === undefined ? undefined : JSON.parse(stored.text)
    },
    read: async (module, name) => {
      const stored = values.get(keyOf(module, name))
      return stored === undefined ? null : { value: JSON.parse(stored.text), revision: stored.revision }
    },
    put: async (modules) => {
      for (const { name: module, configurations } of modules) {
        for (const { name, value } of configurations) {
          if (value === undefined) values.delete(keyOf(module, name))
          else set(keyOf(module, name), value)
        }
      }
      changed()
    },
    replace: async (change) => {
      const key = keyOf(change.module, change.name)
      if ((values.get(key)?.revision ?? null) !== change.known) return 'stale'
      set(key, change.value)
      versions.set(
        key,
        [...change.versions.toReversed(), ...(versions.get(key) ?? [])].slice(0, change.maxVersions),
      )
      lines.set(key, [change.line, ...(lines.get(key) ?? [])].slice(0, change.maxLines))
      changed()
      return 'replaced'
    },
    versions: async (module, name) => versions.get(keyOf(module, name)) ?? [],
    audit: async (module, name) => lines.get(keyOf(module, name)) ?? [],
    onChange: (tell) => void listeners.push(tell),
    drop: (keys, text) => {
      for (const [key, value] of facts) if (keys.includes(key) || value === text) facts.delete(key)
    },
    recall: async (key) => facts.get(key) ?? null,
    remember: async (key, value) => void facts.set(key, value),
    exchange: async (key, known, value) => {
      if ((facts.get(key) ?? null) !== known) return false
      facts.set(key, value)
      return true
    },
  }
}

const keyOf = (module: string, name: string) => JSON.stringify([module, name])
